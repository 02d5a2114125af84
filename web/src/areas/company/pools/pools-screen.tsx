import { companyCommunities, communityStatusNames, communityStatuses } from '@headframe/wire'
import { Plus } from 'lucide-react'
import { useRef } from 'react'

import { Screen } from '../../../calls/screen.tsx'
import { CardList } from '../../../parts/list/card-list.tsx'
import { ListFilters, NothingFound } from '../../../parts/list/list-filters.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { NewPoolDialog } from '../pool-form/pool-dialogs.tsx'
import { useMay } from '../role.ts'
import { PoolCard, PoolPlaceholder } from './pool-card.tsx'
import { inputOfPools } from './pools-reads.ts'
import { poolsWish } from './pools-wish.ts'

/** The talent pools that a company keeps for coming work. */
export default function PoolsScreen() {
  const list = useWishedList(companyCommunities.list, poolsWish, inputOfPools)
  const { wish, change } = list
  const mayCreate = useMay(companyCommunities.create)
  const create = useRef<HTMLButtonElement>(null)
  const open = () => change({ create: true })

  return (
    <Screen
      title="Talent Pools"
      description="People who want to work with you: for a shutdown, a project, or the long run."
      actions={
        mayCreate && (
          <Button ref={create} aria-haspopup="dialog" onClick={open}>
            <Plus aria-hidden />
            Create Talent Pool
          </Button>
        )
      }
    >
      <ListFrame
        list={list}
        of="talent pools"
        bar={
          <ListFilters
            searchLabel="Search talent pools..."
            statuses={statusesWith(list.page?.counts)}
            list={list}
          />
        }
        empty={
          <EmptyState
            title="No talent pools yet"
            action={
              mayCreate && (
                <Button variant="secondary" onClick={open}>
                  Create your first talent pool
                </Button>
              )
            }
          >
            {mayCreate
              ? 'Open one, and contractors find it and join with one tap. You choose whom to accept.'
              : 'You will see them here once a colleague has opened one.'}
          </EmptyState>
        }
        noneFound={
          <NothingFound
            title="None of your talent pools match."
            hint="Try other words, or another status."
            all="Show all talent pools"
            onCleared={list.clear}
          />
        }
      >
        {(shown) => (
          <CardList
            {...shown}
            label="Talent pools, newest first"
            className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
            rowKey={({ id }) => id}
            card={(pool) => <PoolCard pool={pool} />}
            placeholder={<PoolPlaceholder />}
            waiting="Loading talent pools..."
          />
        )}
      </ListFrame>
      <NewPoolDialog
        open={mayCreate && wish.create === true}
        onOpenChange={(isOpen) => change({ create: isOpen || undefined }, { replace: !isOpen })}
        finalFocus={create}
      />
    </Screen>
  )
}

/** How many each would show is known with the first page. */
function statusesWith(counts: Readonly<Record<string, number>> = {}) {
  const all = communityStatuses.map((status) => counts[status])
  const total = all.reduce((sum, count) => (sum ?? 0) + (count ?? 0), 0)
  const isCounted = all.every((count) => count !== undefined)
  return [
    { value: undefined, label: 'All', count: isCounted ? total : undefined },
    ...communityStatuses.map((status) => ({
      value: status,
      label: communityStatusNames[status],
      count: counts[status],
    })),
    { value: 'unread' as const, label: 'Unread messages', count: counts['unread'] },
  ]
}
