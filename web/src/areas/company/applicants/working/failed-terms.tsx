import type { Applicant } from '@headframe/wire'
import { TriangleAlert } from 'lucide-react'

import { checkNames, failedInWords } from '../../../../parts/match/match-words.ts'
import { cn } from '../../../../ui/cn.ts'

interface FailedTermsProps {
  match: Applicant['match']
  className?: string
}

/** What does not fit, in a row that has room for the names alone: a high score says nothing of it. */
export function FailedTerms({ match, className }: FailedTermsProps) {
  const failed = match && failedInWords(match)
  if (!failed) return null
  return (
    <span
      title={failed}
      className={cn('flex items-start gap-1 text-xs font-medium text-warn-ink', className)}
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span className="sr-only">{failed}</span>
      <span aria-hidden>{match.failed.map((key) => checkNames[key]).join(', ')}</span>
    </span>
  )
}
