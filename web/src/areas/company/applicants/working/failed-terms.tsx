import type { Applicant } from '@headframe/wire'

import { failedLooks } from '../../../../parts/match/failed-looks.ts'
import { checkNames, failedApart, failedInWords } from '../../../../parts/match/match-words.ts'
import { cn } from '../../../../ui/cn.ts'

interface FailedTermsProps {
  match: Applicant['match']
  className?: string
}

/** What does not fit, in a row that has room for the names alone: a high score says nothing of it. */
export function FailedTerms({ match, className }: FailedTermsProps) {
  return failedApart(match).map(({ weight, keys }) => {
    const { icon: Icon, ink } = failedLooks[weight]
    const words = failedInWords(keys)
    return (
      <span
        key={weight}
        title={words}
        className={cn('flex items-start gap-1 text-xs font-medium', ink, className)}
      >
        <Icon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
        <span className="sr-only">{words}</span>
        <span aria-hidden>{keys.map((key) => checkNames[key]).join(', ')}</span>
      </span>
    )
  })
}
