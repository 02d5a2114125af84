import type { CareerStep } from '@headframe/wire'

import { monthInShort } from '../../lib/day-words.ts'
import { monthsBetween, monthsInWords } from '../../lib/spans.ts'
import { cn } from '../../ui/cn.ts'

/** The jobs of a career, newest first, along one line. */
export function CareerTimeline({ steps }: { steps: readonly CareerStep[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map((step, index) => (
        <li
          // A resume may name the same job twice, and the order never changes while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0"
        >
          <span
            aria-hidden
            className="absolute top-4 bottom-[-0.25rem] left-[0.4375rem] w-0.5 bg-line group-last:hidden"
          />
          <span
            aria-hidden
            className={cn(
              'relative mt-1.5 size-4 rounded-full border-2 bg-surface',
              step.is_current ? 'border-gum bg-gum' : 'border-line-strong',
            )}
          />
          <div className="min-w-0">
            <div className="flex flex-col gap-x-6 sm:flex-row sm:items-baseline sm:justify-between">
              <h3 className="text-base">{step.title ?? step.company ?? 'Position'}</h3>
              <p className="num shrink-0 text-sm text-ink-2">{datesOf(step)}</p>
            </div>
            <p className="text-ink-2">
              {[step.title && step.company, step.place].filter(Boolean).join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function datesOf({ start, end, is_current }: CareerStep): string {
  const last = is_current ? 'present' : end && monthInShort(end)
  const dates = [start && monthInShort(start), last].filter(Boolean).join(' – ')
  const months = start && end && !is_current ? monthsBetween(start, end) : undefined
  return [dates, months && months > 0 && monthsInWords(months)].filter(Boolean).join(' · ')
}
