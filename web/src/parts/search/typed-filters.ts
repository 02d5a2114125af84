import type { SearchReading } from '@headframe/wire'
import { useState } from 'react'

import type { FilterInForce, Searched } from './filter-in-force.ts'
import { readingOf } from './reading-of.ts'
import { typedIn } from './typed-in.ts'

const searching = (change: (present: string) => string) => (present: Searched) => ({
  search: change(present.search ?? '') || undefined,
})

/** Each part of what was typed, as something that narrows the list down. */
export function typedFilters(
  { search = '' }: Searched,
  reading: SearchReading | undefined,
): FilterInForce<Searched>[] {
  return typedIn(search, reading).map(({ without, near, ...typed }) => ({
    ...typed,
    without: searching(without),
    ...(near && {
      near: near.map(({ label, instead }) => ({ label, instead: searching(instead) })),
    }),
  }))
}

/** What the server understands of the search; while it reads a new one, what is known of the last. */
export function useKnownReading(
  search: string,
  fresh: SearchReading | undefined,
): SearchReading | undefined {
  const [last, setLast] = useState(fresh)
  if (fresh && fresh !== last) setLast(fresh)
  return fresh ?? (last && readingOf(search, last))
}
