import { Badge } from '../../../ui/data/badge.tsx'

export function Chips({ entries }: { entries: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {entries.map((entry) => (
        <li key={entry} className="max-w-full">
          <Badge className="min-h-8 px-3 text-sm font-medium">{entry}</Badge>
        </li>
      ))}
    </ul>
  )
}
