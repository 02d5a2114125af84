import { swingOf, type RosterOfJob } from './roster-words.ts'

/** Longer ones say nothing at a glance any more. */
const mostDays = 35

/** The shape of a swing: a bar for each day at work, a hollow one for each day off. The words say the same. */
export function RosterStrip({ job }: { job: RosterOfJob }) {
  const swing = swingOf(job)
  if (!swing || swing.on + swing.off > mostDays) return null

  return (
    <span aria-hidden className="mt-1.5 flex flex-wrap gap-0.5">
      <Days count={swing.on} look="border-primary bg-primary" />
      <Days count={swing.off} look="border-line-strong" />
    </span>
  )
}

function Days({ count, look }: { count: number; look: string }) {
  return (
    <span className="flex flex-wrap gap-0.5">
      {Array.from({ length: count }, (_, day) => (
        <span key={day} className={`h-3 w-1 rounded-[2px] border ${look}`} />
      ))}
    </span>
  )
}
