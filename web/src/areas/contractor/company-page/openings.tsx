import { useState, type ReactNode } from 'react'

import { Button } from '../../../ui/form/button.tsx'

const shownAtFirst = 6

interface OpeningsProps<Entry> {
  entries: readonly Entry[]
  /** What they are, such as "jobs". */
  noun: string
  keyOf: (entry: Entry) => string
  children: (entry: Entry) => ReactNode
}

/** Where one could join: the newest few, and the others when somebody asks. */
export function Openings<Entry>({ entries, noun, keyOf, children }: OpeningsProps<Entry>) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst)

  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {shown.map((entry) => (
          <li
            key={keyOf(entry)}
            className="relative flex min-h-28 flex-col rounded-md border border-line bg-bg p-4 transition-colors hover:border-line-strong hover:bg-sunken"
          >
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
