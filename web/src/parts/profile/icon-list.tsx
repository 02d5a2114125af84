import type { LucideIcon } from 'lucide-react'

/** Things of one kind, one under the other. */
export function IconList({
  icon: Icon,
  entries,
}: {
  icon: LucideIcon
  entries: readonly string[]
}) {
  return (
    <ul className="flex flex-col gap-2">
      {entries.map((entry) => (
        <li key={entry} className="flex items-start gap-3">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-2" />
          <span className="min-w-0">{entry}</span>
        </li>
      ))}
    </ul>
  )
}
