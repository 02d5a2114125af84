import type { Applicant } from '@headframe/wire'

import { failedLooks } from '../../../../parts/match/failed-looks.ts'
import {
  checkNames,
  failedApart,
  failedInWords,
  lackingInWords,
  ticketsInWords,
} from '../../../../parts/match/match-words.ts'
import { cn } from '../../../../ui/cn.ts'

interface FailedTermsProps {
  match: Applicant['match']
  className?: string
}

/** What does not fit or lacks, in a row that has room for few words: a high score says nothing of it. */
export function FailedTerms({ match, className }: FailedTermsProps) {
  const lacking = match && lackingInWords(match)
  return (
    <>
      {lacking && (
        <AgainstIt
          weight="other"
          words={lacking}
          short={`${ticketsInWords(match.lacking)} not held`}
          className={className}
        />
      )}
      {failedApart(match).map(({ weight, keys }) => (
        <AgainstIt
          key={weight}
          weight={weight}
          words={failedInWords(keys)}
          short={keys.map((key) => checkNames[key]).join(', ')}
          className={className}
        />
      ))}
    </>
  )
}

interface AgainstItProps {
  weight: keyof typeof failedLooks
  /** For whoever points or listens. */
  words: string
  short: string
  className: string | undefined
}

function AgainstIt({ weight, words, short, className }: AgainstItProps) {
  const { icon: Icon, ink } = failedLooks[weight]
  return (
    <span
      title={words}
      className={cn('flex items-start gap-1 text-xs font-medium', ink, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span className="sr-only">{words}</span>
      <span aria-hidden>{short}</span>
    </span>
  )
}
