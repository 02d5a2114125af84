import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'

import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { useStepBack } from '../../../parts/use-step-back.ts'
import { lastSearch } from '../jobs/last-search.ts'
import { wayBackStyles } from './job-columns.tsx'

/** Back to the same search; for those who came straight from it, at the same place in it. */
export function BackToSearch() {
  const stepBack = useStepBack('isFromSearch')
  const [search] = useState(lastSearch)

  return (
    <TextLink
      to={paths.contractor.jobs}
      search={search}
      look="alone"
      data-print="hidden"
      className={wayBackStyles}
      onClick={stepBack}
    >
      <ArrowLeft aria-hidden className="size-4.5" />
      Back to search
    </TextLink>
  )
}
