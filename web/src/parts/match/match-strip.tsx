import type { ShortMatch } from '@headframe/wire'

import { Badge } from '../../ui/data/badge.tsx'
import { cn } from '../../ui/cn.ts'
import { failedLooks } from './failed-looks.ts'
import { failedApart, failedInWords, lackingInWords, strengthOf } from './match-words.ts'

interface MatchStripProps {
  match: ShortMatch | null
  className?: string
}

/** On a card, who shares nothing with it need not be told so each time. */
const leastTold = 20
const mostTickets = 2

/** On a card: how well two fit, which tickets lack for it, what speaks for it most, and what goes against it. */
export function MatchStrip({ match, className }: MatchStripProps) {
  const failed = failedApart(match)
  const isTold = match !== null && match.score >= leastTold
  if (!match || (!isTold && failed.length === 0)) return null
  const { label, tone } = strengthOf(match)
  const lacking = isTold && lackingInWords(match, mostTickets)

  return (
    <div className={cn('flex flex-wrap items-center gap-x-3 gap-y-1 text-sm', className)}>
      {isTold && (
        <Badge tone={tone}>
          {label} · {match.score}
        </Badge>
      )}
      {lacking && <AgainstIt weight="other" words={lacking} />}
      {isTold && match.reason && <p className="min-w-0 text-ink-2 wrap-anywhere">{match.reason}</p>}
      {failed.map(({ weight, keys }) => (
        <AgainstIt key={weight} weight={weight} words={failedInWords(keys)} />
      ))}
    </div>
  )
}

function AgainstIt({ weight, words }: { weight: keyof typeof failedLooks; words: string }) {
  const { icon: Icon, ink } = failedLooks[weight]
  return (
    <p
      className={cn(
        'flex min-w-0 items-center gap-1.5',
        ink,
        weight === 'decisive' && 'font-semibold',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </p>
  )
}
