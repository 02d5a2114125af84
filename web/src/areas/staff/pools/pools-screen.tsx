import { benches } from '@headframe/wire'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'

import { Screen } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { CardList } from '../../../parts/list/card-list.tsx'
import { NothingFound } from '../../../parts/list/list-filters.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { Card } from '../../../ui/data/card.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { FilterPills } from '../../../ui/data/filter-pills.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { PoolCard } from './pool-card.tsx'
import { NewPoolForm } from './pool-form.tsx'
import { inputOfPools } from './pools-reads.ts'
import { poolsWish } from './pools-wish.ts'

const pills = [
  { value: undefined, label: 'In use' },
  { value: '1', label: 'Archived' },
] as const

/** The benches of the account, which its people know as talent pools. */
export default function PoolsScreen() {
  const list = useWishedList(benches.list, poolsWish, inputOfPools)
  const { wish, change } = list

  return (
    <Screen
      title="Talent Pools"
      description="The people you would send to a client, by what they are for."
      actions={<NewPool />}
    >
      <FilterPills
        label="Which"
        pills={pills}
        value={wish.archived}
        onChosen={(archived) => change({ archived })}
      />
      <ListFrame
        list={list}
        of="talent pools"
        empty={
          <EmptyState title="No talent pools yet">
            Make one for a shutdown, a site or a client, and put people from your profiles into it.
          </EmptyState>
        }
        noneFound={
          <NothingFound
            title="No talent pool was archived."
            hint="One that is no longer used can be put away from its own page."
            all="Show those in use"
            onCleared={list.clear}
          />
        }
      >
        {(shown) => (
          <CardList
            {...shown}
            label="Talent pools, the newest first"
            className="grid sm:grid-cols-2 xl:grid-cols-3"
            rowKey={({ talent_pool_hash }) => talent_pool_hash}
            card={(bench) => <PoolCard bench={bench} />}
            placeholder={
              <Card>
                <Skeleton className="h-44 w-full" />
              </Card>
            }
          />
        )}
      </ListFrame>
    </Screen>
  )
}

function NewPool() {
  const navigate = useNavigate()
  return (
    <Dialog
      trigger={
        <Button>
          <Plus aria-hidden />
          New talent pool
        </Button>
      }
      title="New talent pool"
      size="lg"
    >
      <NewPoolForm
        onMade={({ talent_pool_hash: poolHash }) =>
          void navigate({ to: paths.staff.pool, params: { poolHash } })
        }
      />
    </Dialog>
  )
}
