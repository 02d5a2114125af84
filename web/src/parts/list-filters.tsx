import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterPills, type Pill } from '../ui/filter-pills.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { announceScreen } from './announce-screen.ts'

interface Filters<Status> {
  search?: string | undefined
  status?: Status | undefined
}

interface ListFiltersProps<Status> {
  /** What is searched, such as "Search your jobs". */
  searchLabel: string
  statuses: readonly Pill<Status | undefined>[]
  filters: Filters<Status>
  /** Told what has changed, and nothing else. */
  onChanged: (changes: Filters<Status>) => void
}

/** One state of several, and words to look for. */
export function ListFilters<Status extends number>({
  searchLabel,
  statuses,
  filters: { search, status },
  onChanged,
}: ListFiltersProps<Status>) {
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between">
      <FilterPills
        label="Status"
        pills={statuses}
        value={status}
        onChosen={(chosen) => onChanged({ status: chosen })}
      />
      <div className="lg:w-80">
        <SearchBox
          label={searchLabel}
          value={search}
          onSearched={(text) => onChanged({ search: text || undefined })}
        />
      </div>
    </div>
  )
}

interface NothingFoundProps {
  /** "None of your jobs match." */
  title: string
  /** What to try instead. */
  hint: string
  /** "Show all jobs" */
  all: string
  onCleared: () => void
}

export function NothingFound({ title, hint, all, onCleared }: NothingFoundProps) {
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
    </EmptyState>
  )
}
