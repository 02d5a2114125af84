import { contractorJobs, type SearchReading } from '@headframe/wire'
import { useState } from 'react'

import { useGlance } from '../../../calls/use-read.ts'
import { readingLeft } from './reading-left.ts'

/** What the server understands of the search; while it reads a new one, what is known of the last. */
export function useSearchReading(search: string): SearchReading | undefined {
  const fresh = useGlance(contractorJobs.readSearch, { search }, search !== '')
  const [last, setLast] = useState(fresh)
  if (fresh && fresh !== last) setLast(fresh)
  return fresh ?? (last && readingOf(search, last))
}

/** What a reading says of another search, where that is the same without some chips or without the other words. */
export function readingOf(search: string, reading: SearchReading): SearchReading | undefined {
  return search === reading.search ? reading : readingLeft(search, reading)
}
