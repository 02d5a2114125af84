import { contractorJobs, type SearchReading } from '@headframe/wire'
import { useState } from 'react'

import { useGlance } from '../../../calls/use-read.ts'

/** What the server understands of the search; while it reads a new one, what is known of the last. */
export function useSearchReading(search: string): SearchReading | undefined {
  const fresh = useGlance(contractorJobs.readSearch, { search }, search !== '')
  const [last, setLast] = useState(fresh)
  if (fresh && fresh !== last) setLast(fresh)
  return fresh ?? (last && readingOf(search, last))
}

/** What a reading says of another search, where that is the same without one of the chips. */
export function readingOf(search: string, reading: SearchReading): SearchReading | undefined {
  if (search === reading.search) return reading
  const { chips } = reading
  const removed = chips.find(({ without }) => without === search)
  if (removed) return { ...reading, search, chips: chips.filter((chip) => chip !== removed) }
  return search === wordsTakenAway(reading) ? { ...reading, search, words: '' } : undefined
}

/** The search without the words that were not understood. */
export function wordsTakenAway({ chips }: SearchReading): string {
  return chips.map(({ text }) => text).join(' ')
}
