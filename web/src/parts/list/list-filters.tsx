import type { ReactNode } from 'react'

import { Button } from '../../ui/form/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { FilterPills, type Pill } from '../../ui/data/filter-pills.tsx'
import { cn } from '../../ui/cn.ts'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { announceScreen } from '../announce-screen.ts'
import type { ChangeWish } from './use-wished-list.ts'

interface Filters<Status> {
  search?: string | undefined
  status?: Status | undefined
}

interface ListFiltersProps<Status> {
  /** What is searched, such as "Search your jobs", or a box of the list's own. */
  searchLabel?: string
  box?: ReactNode
  statuses: readonly Pill<Status | undefined>[]
  list: { wish: Filters<Status>; change: ChangeWish<Filters<Status>> }
  /** Where the order can be chosen too: beside the search, in a row under the states. */
  order?: ReactNode
}

/** One state of several, and words to look for. */
export function ListFilters<Status extends number | string>({
  searchLabel = 'Search',
  box,
  statuses,
  list: { wish, change },
  order,
}: ListFiltersProps<Status>) {
  return (
    <div className={cn('flex flex-col gap-3', order === undefined && inOneRow)}>
      <FilterPills
        label="Status"
        pills={statuses}
        value={wish.status}
        onChosen={(status) => change({ status })}
      />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <div className={order === undefined ? 'w-full lg:w-80' : 'sm:w-80'}>
          {box ?? (
            <SearchBox
              label={searchLabel}
              value={wish.search}
              onSearched={(text) => change({ search: text || undefined })}
            />
          )}
        </div>
        {order}
      </div>
    </div>
  )
}

const inOneRow = 'lg:flex-row lg:items-center lg:justify-between'

interface NothingFoundProps {
  /** "None of your jobs match." */
  title: string
  /** What to try instead. */
  hint: string
  /** "Show all jobs" */
  all: string
  onCleared: () => void
  /** Other ways on, each with what it would find. */
  ways?: ReactNode
}

export function NothingFound({ title, hint, all, onCleared, ways }: NothingFoundProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Button
          variant="secondary"
          onClick={() => {
            onCleared()
            // The button goes with what it ends, and must not take the focus along.
            announceScreen()
          }}
        >
          {all}
        </Button>
      }
    >
      {hint}
      {ways}
    </EmptyState>
  )
}
