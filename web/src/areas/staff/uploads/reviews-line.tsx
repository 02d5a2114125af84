import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { useReviewsThatWait } from './uploads-reads.ts'

/** Tells that uploads wait for a decision, where a recruiter starts the day; without one nothing. */
export function ReviewsLine() {
  const waiting = useReviewsThatWait()
  if (!waiting) return null
  return (
    <p className="text-ink-2">
      {waiting === 1
        ? 'One upload waits for your decision.'
        : `${inFigures(waiting)} uploads wait for your decision.`}{' '}
      <TextLink to={paths.staff.uploads} search={{ status: '3' }}>
        {waiting === 1 ? 'Review it' : 'Review them'}
      </TextLink>
    </p>
  )
}
