import { applicants } from '@headframe/wire'

import { useGlance } from '../../../calls/use-read.ts'
import { inFigures } from '../../../lib/figures.ts'

/** How many people here the job suits, who see it in their own lists; nothing where there are few. */
export function FittingPeople({ jobId }: { jobId: string }) {
  const fitting = useGlance(applicants.fitting, { id: jobId }, true)
  if (!fitting?.fair) return null
  const strong = fitting.strong ? `, ${fitting.strong} of them well` : ''
  return (
    <p className="num text-sm text-ink-2">
      The job suits {inFigures(fitting.fair)} people here{strong}. They see it among their jobs; who
      they are you learn when they apply.
    </p>
  )
}
