import type { SearchReading } from '@headframe/wire'

import { announceScreen } from '../announce-screen.ts'
import type { ChangeWish } from '../list/use-wished-list.ts'
import { ChipsRow } from './chips-row.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import type { FilterInForce, Searched } from './filter-in-force.ts'
import { OtherPlaces } from './other-places.tsx'
import { typedFilters } from './typed-filters.ts'

interface UnderstoodProps {
  search: string
  /** Nothing until the search has been read. */
  reading: SearchReading | undefined
  onChanged: ChangeWish<Searched>
  /** Takes the focus on when the last chip goes; without a word that is the heading of the screen. */
  focusBeyond?: () => void
}

/** Under a search box: what may be misspelt, and what was understood, each to be taken away. Words alone say nothing new. */
export function Understood({
  search,
  reading,
  onChanged,
  focusBeyond = announceScreen,
}: UnderstoodProps) {
  const filters = understoodIn({ search }, reading)
  const meant = reading?.did_you_mean

  return (
    <>
      {meant && <DidYouMean meant={meant} onTaken={(text) => onChanged({ search: text })} />}
      <OtherPlaces
        search={search}
        reading={reading}
        onTaken={(text) => onChanged({ search: text })}
      />
      {filters.length > 0 && (
        <ChipsRow
          filters={filters}
          filtersWithout={({ without }) => understoodIn(without({ search }), reading)}
          cleared={{ search: undefined }}
          onChanged={onChanged}
          focusBeyond={focusBeyond}
        />
      )}
    </>
  )
}

function understoodIn(
  wish: Searched,
  reading: SearchReading | undefined,
): FilterInForce<Searched>[] {
  const filters = typedFilters(wish, reading)
  return filters.some(({ typed }) => typed !== undefined) ? filters : []
}
