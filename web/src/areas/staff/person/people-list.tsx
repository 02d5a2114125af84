import type { benches, SearchReading, staffProfiles, StaffProfile } from '@headframe/wire'
import { LayoutList, Rows4 } from 'lucide-react'
import type { ReactNode } from 'react'

import { inFigures } from '../../../lib/figures.ts'
import { CardList } from '../../../parts/list/card-list.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useKeptTicks, type KeptTicks } from '../../../parts/list/use-kept-ticks.ts'
import { wholeList, type WishedList } from '../../../parts/list/use-wished-list.ts'
import { DensityChoice } from '../../../ui/data/density.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { TickRow } from '../../../ui/data/table-ticks.tsx'
import { TicksBar } from '../../../ui/data/ticks-bar.tsx'
import type { Ticks } from '../../../ui/data/use-ticks.ts'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { UnderstandingSearchBox } from '../../../parts/search/understanding-search-box.tsx'
import { Understood } from '../../../parts/search/understood.tsx'
import { PersonDialog } from '../profile/person-dialog.tsx'
import type { PersonTab, ProfilesWish } from '../profiles/profiles-wish.ts'
import { personMark, useListKeys } from '../profiles/use-list-keys.ts'
import { chooseView, useView } from '../profiles/view.ts'
import { HowMany } from './how-many.tsx'
import { PersonCard } from './person-card.tsx'
import { PersonPlaceholder } from './person-placeholder.tsx'
import { PersonTable } from './person-table.tsx'
import { SortChoice } from './sort-choice.tsx'

const sortFields = [
  { field: 'full_name', label: 'Name' },
  { field: 'updated_total_experience', label: 'Experience' },
  { field: 'updated_experience_company', label: 'Tenure' },
  { field: 'loyalty', label: 'Company tenure' },
  { field: 'total_companies', label: 'Companies' },
  { field: 'salary', label: 'Salary' },
  { field: 'rate', label: 'Rate' },
  { field: 'sortingAvailability', label: 'Availability' },
  { field: 'phone', label: 'Phone' },
  { field: 'email', label: 'Email' },
] as const

const views = [
  { value: 'cards', label: 'Cards', icon: LayoutList },
  { value: 'table', label: 'Table', icon: Rows4 },
] as const

/** For whoever comes back. */
export type TickAgain = () => void

interface PeopleListProps {
  list: WishedList<typeof staffProfiles.list | typeof benches.members, ProfilesWish>
  /** What they are as a list: "Profiles". */
  caption: string
  /** Of each of them: one below that of the list. */
  heading: 'h2' | 'h3'
  /** The name under which this tab keeps who is ticked. */
  keptAs: string
  searchLabel: string
  /** What is understood of the search, once it is known. */
  reading: SearchReading | undefined
  waiting: string
  /** Narrows them down further, beside search and order. */
  filters?: ReactNode
  empty: ReactNode
  noneFound: ReactNode
  /** What takes somebody out of this list; without it, and without what is done together, it is only looked at. */
  removal?: ((person: StaffProfile, onRemoved: () => TickAgain) => ReactNode) | undefined
  actions?: (person: StaffProfile) => ReactNode
  /** Further columns of the table. */
  columns?: readonly Column<StaffProfile>[]
  /** What can be done with those who are ticked. */
  together?: ((ticks: KeptTicks) => ReactNode) | undefined
}

/** People to be searched, sorted, read and acted on, by mouse or by keys. */
export function PeopleList({ list, caption, keptAs, ...props }: PeopleListProps) {
  const { wish, change, page } = list
  const whole = wholeList<StaffProfile>(list)
  const ticks = useKeptTicks({
    kind: 'staff',
    list: keptAs,
    all: whole?.map(({ profile_hash }) => profile_hash),
  })
  const inView = page?.rows.map(({ profile_hash }) => profile_hash) ?? []

  function show(person: string | undefined, tab: PersonTab) {
    change({ page: wish.page, person, tab: person && tab !== 'profile' ? tab : undefined })
  }
  useListKeys({
    onNote: (hash) => show(hash, 'notes'),
    onPools: (hash) => show(hash, 'pools'),
  })

  return (
    <>
      <ListFrame
        list={list}
        of={caption.toLowerCase()}
        pageText={pageInWords}
        bar={<Bar list={list} {...props} />}
        empty={props.empty}
        noneFound={props.noneFound}
      >
        {(shown) => (
          <Rows
            list={list}
            caption={caption}
            shown={shown}
            ticks={props.together && ticks}
            onShown={(hash) => show(hash, 'profile')}
            {...props}
          />
        )}
      </ListFrame>
      {props.together && (
        <TicksBar ticks={ticks} among={inView}>
          {props.together(ticks)}
        </TicksBar>
      )}
      <PersonDialog
        hash={wish.person}
        tab={wish.tab ?? 'profile'}
        people={page?.rows ?? []}
        onShown={show}
      />
    </>
  )
}

type BarProps = Pick<PeopleListProps, 'list' | 'searchLabel' | 'reading' | 'waiting' | 'filters'>

function Bar({ list, searchLabel, reading, waiting, filters }: BarProps) {
  const { wish, change } = list
  const view = useView()
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 lg:flex-row lg:items-center">
        <div className="min-w-0 flex-1">
          <UnderstandingSearchBox
            list="people"
            label={searchLabel}
            search={wish.search ?? ''}
            onSearched={(text) => change({ search: text || undefined })}
          />
        </div>
        <RadioGroup
          aria-label="View"
          look="segmented"
          className="max-lg:hidden"
          choices={views}
          value={view}
          onChosen={chooseView}
        />
        {view === 'table' && <DensityChoice />}
      </div>
      <Understood search={wish.search ?? ''} reading={reading} onChanged={change} />
      {filters}
      <SortChoice fields={sortFields} sort={wish} onSorted={change} />
      <HowMany list={list} reading={reading} waiting={waiting} />
    </div>
  )
}

interface RowsProps extends Pick<
  PeopleListProps,
  'list' | 'caption' | 'heading' | 'removal' | 'actions' | 'columns'
> {
  shown: { rows: readonly StaffProfile[] | undefined; isRefreshing: boolean }
  ticks: KeptTicks | undefined
  onShown: (hash: string) => void
}

function Rows({ list, caption, shown, ticks, onShown, ...props }: RowsProps) {
  const view = useView()
  const removal =
    props.removal &&
    ((person: StaffProfile) => props.removal?.(person, () => untick(ticks, person.profile_hash)))
  const title = (person: StaffProfile) => (
    <button
      type="button"
      {...{ [personMark]: person.profile_hash }}
      data-print="shown"
      onClick={() => onShown(person.profile_hash)}
      className="rounded-sm text-left hover:text-primary hover:underline pointer-coarse:min-h-11"
    >
      {person.full_name}
    </button>
  )
  if (view === 'table')
    return (
      <PersonTable
        {...shown}
        caption={caption}
        ticks={ticks}
        {...sortedBy(list)}
        title={title}
        rowActions={removal}
        more={props.columns}
      />
    )
  return (
    <CardList
      {...shown}
      label={caption}
      rowKey={({ profile_hash }) => profile_hash}
      card={(person) => (
        <PersonCard
          person={person}
          heading={props.heading}
          title={title(person)}
          lead={ticks && <Tick person={person} ticks={ticks} among={shown.rows} />}
          corner={removal?.(person)}
          actions={props.actions?.(person)}
        />
      )}
      placeholder={<PersonPlaceholder />}
      placeholders={4}
    />
  )
}

/** Whoever was ticked is so again once they are back. */
function untick(ticks: KeptTicks | undefined, hash: string): TickAgain {
  const wasTicked = ticks?.ticked.has(hash)
  ticks?.tick([hash], false)
  return () => (wasTicked ? ticks?.tickOnceBack([hash]) : undefined)
}

function sortedBy({ wish, change }: PeopleListProps['list']) {
  const sort = {
    sortField: wish.sortField ?? 'parse_timestamp',
    sortOrder: wish.sortOrder ?? 'desc',
  } as const
  return {
    sort,
    onSortChange: (next: { sortField: string; sortOrder: 'asc' | 'desc' }) =>
      change({
        sortField: sortFields.find(({ field }) => field === next.sortField)?.field,
        // The first press of a head puts the largest first.
        sortOrder: next.sortField === sort.sortField ? next.sortOrder : 'desc',
      }),
  }
}

interface TickProps {
  person: StaffProfile
  ticks: Ticks
  among: readonly StaffProfile[] | undefined
}

function Tick({ person, ticks, among = [] }: TickProps) {
  const hashes = among.map(({ profile_hash }) => profile_hash)
  return (
    <TickRow ticks={ticks} rowKey={person.profile_hash} name={person.full_name} among={hashes} />
  )
}

function pageInWords({ page, pages, total }: { page: number; pages: number; total: number }) {
  return `Showing page ${page} of ${pages} (${inFigures(total)} total profiles)`
}
