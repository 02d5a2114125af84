import type { benches, SearchReading, staffProfiles } from '@headframe/wire'

import { counted } from '../../../lib/figures.ts'
import type { WishedList } from '../../../parts/list/use-wished-list.ts'
import type { ProfilesWish } from '../profiles/profiles-wish.ts'

interface HowManyProps {
  list: WishedList<typeof staffProfiles.list | typeof benches.members, ProfilesWish>
  /** What is understood of the search, once it is known. */
  reading: SearchReading | undefined
  waiting: string
}

/** Before the first row, since a list is scrolled. Whoever listens hears it with the pages, under the list. */
export function HowMany({
  list: { page, problem, wish, isFiltered, isRefreshing },
  reading,
  waiting,
}: HowManyProps) {
  if (problem) return null
  if (!page) return <p className="text-ink-2">{waiting}</p>
  if (page.total === 0) return null
  const found = `${counted(page.total, 'profile')}${isFiltered ? ' found' : ''}`
  const isByFit = reading && looksForWords(reading) && !wish.sortField && page.total > 1
  return (
    <p className="num font-semibold">
      {isRefreshing ? 'Looking for profiles…' : found}
      {!isRefreshing && isByFit && (
        <span className="font-normal text-ink-2"> · best hits first</span>
      )}
    </p>
  )
}

/** Who asks for no more than a rate or a day is fitted by all alike. */
function looksForWords({ chips, words }: SearchReading): boolean {
  return words !== '' || chips.some(({ kind }) => kind !== 'rate' && kind !== 'start')
}
