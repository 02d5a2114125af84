import { Badge } from '../../ui/data/badge.tsx'
import { FirstOf } from '../../ui/data/first-of.tsx'

interface ChipsProps {
  label: string
  entries: readonly string[]
  /** So many are shown at first. */
  most?: number
  /** What each of them is: "skill". */
  of?: string
}

/** Words of which each counts for itself, such as tickets and skills. */
export function Chips({ label, entries, most = entries.length, of = 'qualification' }: ChipsProps) {
  return (
    <FirstOf entries={entries} most={most} of={of}>
      {(shown, button) => (
        <ul aria-label={label} className="flex flex-wrap items-center gap-1.5">
          {shown.map((entry) => (
            <li key={entry} className="max-w-full min-w-0">
              <Badge>{entry}</Badge>
            </li>
          ))}
          {button && <li className="ml-1">{button}</li>}
        </ul>
      )}
    </FirstOf>
  )
}
