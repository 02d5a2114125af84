import type { contractorCommunities } from '@headframe/wire'

import { NothingFound } from '../../../parts/list/list-filters.tsx'
import type { WishedList } from '../../../parts/list/use-wished-list.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import type { CommunitiesWish } from './communities-wish.ts'

/** A search and what came of it, for the grid and the map alike. */
export type FoundCommunities = WishedList<typeof contractorCommunities.list, CommunitiesWish>

export function NoneAtAll() {
  return (
    <EmptyState title="No Talent Communities Found">
      No company keeps a talent pool open right now. Look again soon.
    </EmptyState>
  )
}

export function NoneFound({ onCleared }: { onCleared: () => void }) {
  return (
    <NothingFound
      title="No Talent Communities Found"
      hint="Try other words, another type, or all of them."
      all="Show all talent communities"
      onCleared={onCleared}
    />
  )
}
