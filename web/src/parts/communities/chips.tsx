import { Badge } from '../../ui/data/badge.tsx'

interface ChipsProps {
  label: string
  entries: readonly string[]
  /** So many are shown, and how many more there are. */
  most?: number
}

/** Words of which each counts for itself, such as tickets and skills. */
export function Chips({ label, entries, most = entries.length }: ChipsProps) {
  const more = entries.length - most
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {entries.slice(0, most).map((entry) => (
        <li key={entry} className="max-w-full min-w-0">
          <Badge>{entry}</Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge>+{more} more</Badge>
        </li>
      )}
    </ul>
  )
}
