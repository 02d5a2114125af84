import { monthsInWords, type CareerStep } from '@headframe/wire'

import { monthInShort } from '../../lib/day-words.ts'
import { monthsBetween } from '../../lib/spans.ts'
import { Timeline, TimelineStep } from '../../ui/data/timeline.tsx'

/** The jobs of a career, newest first. */
export function CareerTimeline({ steps }: { steps: readonly CareerStep[] }) {
  return (
    <Timeline>
      {steps.map((step, index) => (
        <TimelineStep
          // A resume may name the same job twice, and the order never changes while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          title={step.title ?? step.company ?? 'Position'}
          time={datesOf(step)}
          isCurrent={step.is_current}
        >
          <p className="text-ink-2">
            {[step.title && step.company, step.place].filter(Boolean).join(' · ')}
          </p>
        </TimelineStep>
      ))}
    </Timeline>
  )
}

function datesOf({ start, end, is_current }: CareerStep): string {
  const last = is_current ? 'present' : end && monthInShort(end)
  const dates = [start && monthInShort(start), last].filter(Boolean).join(' – ')
  const months = start && end && !is_current ? monthsBetween(start, end) : undefined
  return [dates, months && months > 0 && monthsInWords(months)].filter(Boolean).join(' · ')
}
