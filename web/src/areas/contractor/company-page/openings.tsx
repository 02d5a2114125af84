import { useState, type ReactNode } from 'react'

import { cn } from '../../../ui/cn.ts'
import { Button } from '../../../ui/form/button.tsx'

const shownAtFirst = 6
const boxStyles =
  'relative flex min-h-28 flex-col rounded-md border border-line bg-bg p-4 transition-colors hover:border-line-strong hover:bg-sunken'

interface OpeningsProps<Entry> {
  entries: readonly Entry[]
  /** What they are, such as "jobs". */
  noun: string
  keyOf: (entry: Entry) => string
  /** Each brings a card of its own. */
  areCards?: boolean
  children: (entry: Entry) => ReactNode
}

/** Where one could join: the newest few, and the others when somebody asks. */
export function Openings<Entry>({
  entries,
  noun,
  keyOf,
  areCards = false,
  children,
}: OpeningsProps<Entry>) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst)

  return (
    <>
      <ul className={cn('grid gap-3', !areCards && 'sm:grid-cols-2')}>
        {shown.map((entry) => (
          <li key={keyOf(entry)} className={areCards ? 'min-w-0' : boxStyles}>
            {children(entry)}
          </li>
        ))}
      </ul>
      {entries.length > shown.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setIsWhole(true)}>
          Show all {entries.length} {noun}
        </Button>
      )}
    </>
  )
}
