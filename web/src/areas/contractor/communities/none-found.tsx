import { contractorCommunities, type SearchReading } from '@headframe/wire'

import { NothingFound } from '../../../parts/list/list-filters.tsx'
import type { ChangeWish, WishedList } from '../../../parts/list/use-wished-list.ts'
import { announceScreen } from '../../../parts/announce-screen.ts'
import type { FilterInForce } from '../../../parts/search/filter-in-force.ts'
import { typedFilters } from '../../../parts/search/typed-filters.ts'
import { WaysOut } from '../../../parts/search/ways-out.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { inputOfCommunities } from './communities-reads.ts'
import { communitiesWish, type CommunitiesWish } from './communities-wish.ts'

/** A search and what came of it, for the grid and the map alike. */
export type FoundCommunities = WishedList<typeof contractorCommunities.list, CommunitiesWish>

export function NoneAtAll() {
  return (
    <EmptyState title="No Talent Communities Found">
      No company keeps a talent pool open right now. Look again soon.
    </EmptyState>
  )
}

interface NoneFoundProps {
  found: FoundCommunities
  reading: SearchReading | undefined
}

/** Nothing fits: what there would be without each thing that was asked for. */
export function NoneFound({ found: { wish, change, clear }, reading }: NoneFoundProps) {
  // The button that is pressed is about to go.
  const loosen: ChangeWish<CommunitiesWish> = (changes) => {
    announceScreen()
    change(changes)
  }

  return (
    <NothingFound
      title="No Talent Communities Found"
      hint="Try other words, another type, or all of them."
      all="Show all talent communities"
      onCleared={clear}
      ways={
        <WaysOut
          call={contractorCommunities.list}
          of="talent pool"
          wish={wish}
          filters={[...typedFilters(wish, reading), ...chosenIn(wish)]}
          inputOf={countingIn}
          cleared={communitiesWish.cleared}
          onLoosened={loosen}
        />
      }
    />
  )
}

const typeNames = { contract: 'Contract', permanent: 'Permanent' } as const
const statusNames = {
  available: 'Available to Apply',
  'my-applications': 'My Applications',
} as const

/** What was chosen beside the box. */
function chosenIn({ type, status }: CommunitiesWish): FilterInForce<CommunitiesWish>[] {
  return [
    ...(type
      ? [{ key: 'type', label: typeNames[type], without: () => ({ type: undefined }) }]
      : []),
    ...(status
      ? [{ key: 'status', label: statusNames[status], without: () => ({ status: undefined }) }]
      : []),
  ]
}

/** Asks for one: how many there are is told beside it. */
function countingIn(wish: CommunitiesWish) {
  return { ...inputOfCommunities({ ...wish, view: undefined }), page: 1, perPage: 1 }
}
