import type { SearchReading } from '@headframe/wire'

import { readingLeft } from './reading-left.ts'

/** What a reading says of another search, where that is the same without some chips or without the other words. */
export function readingOf(search: string, reading: SearchReading): SearchReading | undefined {
  return search === reading.search ? reading : readingLeft(search, reading)
}
