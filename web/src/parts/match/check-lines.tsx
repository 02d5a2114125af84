import type { Match } from '@headframe/wire'
import { Check, CircleHelp, X, type LucideIcon } from 'lucide-react'

import { cn } from '../../ui/cn.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { failedLooks } from './failed-looks.ts'
import { MendLink } from './mend-link.tsx'
import { checkNames, isDecisive } from './match-words.ts'

type Check = Match['checks'][number]

/** Never colour alone: each has its sign, and its word for who does not see it. */
const looks: Record<Check['result'], { icon: LucideIcon; ink: string; says: string }> = {
  pass: { icon: Check, ink: 'text-gum', says: 'fits' },
  fail: { icon: X, ink: 'text-warn-ink', says: 'does not fit' },
  unknown: { icon: CircleHelp, ink: 'text-ink-2', says: 'not known' },
}

function lookOf({ key, result }: Check) {
  return result === 'fail' && isDecisive(key)
    ? { ...failedLooks.decisive, says: 'does not fit, which is decisive', weight: 'text-danger' }
    : { ...looks[result], weight: '' }
}

/** One of the terms in words, and the way to mend it. */
export function CheckLine({ check }: { check: Check }) {
  const { key, result, text } = check
  const { icon: Icon, ink, says, weight } = lookOf(check)

  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden strokeWidth={2.5} className={cn('mt-0.5 size-4 shrink-0', ink)} />
      <div className="min-w-0 text-sm">
        <p className={cn('font-semibold', weight)}>
          {checkNames[key]}
          <VisuallyHidden> {says}</VisuallyHidden>
        </p>
        <p className="text-ink-2 wrap-anywhere">{text}</p>
        {result !== 'pass' && <MendLink check={check} />}
      </div>
    </li>
  )
}

/** All of the terms at a glance. */
export function CheckMarks({ checks }: { checks: readonly Check[] }) {
  return (
    <ul aria-label="The terms" className="mt-4 flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      {checks.map((check) => {
        const { key } = check
        const { icon: Icon, ink, says, weight } = lookOf(check)
        return (
          <li
            key={key}
            className={cn('flex items-center gap-1.5', weight && `${weight} font-semibold`)}
          >
            <Icon aria-hidden strokeWidth={2.5} className={cn('size-4 shrink-0', ink)} />
            {checkNames[key]}
            <VisuallyHidden> {says}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
