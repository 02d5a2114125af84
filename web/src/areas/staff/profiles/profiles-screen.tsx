import { staffProfiles, type StaffProfile } from '@headframe/wire'
import { FileUp, LayoutList, Rows4, UserX } from 'lucide-react'
import { useState } from 'react'

import { Screen } from '../../../calls/screen.tsx'
import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { CardList } from '../../../parts/list/card-list.tsx'
import { NothingFound } from '../../../parts/list/list-filters.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { DensityChoice } from '../../../ui/data/density.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { TickRow, TicksBar } from '../../../ui/data/table-ticks.tsx'
import { useTicks, type Ticks } from '../../../ui/data/use-ticks.ts'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import { PersonCard } from '../person/person-card.tsx'
import { PersonPlaceholder } from '../person/person-placeholder.tsx'
import { PersonTable } from '../person/person-table.tsx'
import { SortChoice } from '../person/sort-choice.tsx'
import { RemovePerson, ResumeDownload } from '../profile/person-actions.tsx'
import { PersonDialog } from '../profile/person-dialog.tsx'
import { AddProfiles } from '../uploads/add-profiles.tsx'
import { JoinsLine } from '../joins/joins-line.tsx'
import { AddToPool } from './add-to-pool.tsx'
import { KeysHelp } from './keys-help.tsx'
import { inputOfProfiles } from './profiles-reads.ts'
import { profilesWish, type PersonTab } from './profiles-wish.ts'
import { personMark, useListKeys } from './use-list-keys.ts'
import { chooseView, useView } from './view.ts'

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

export default function ProfilesScreen() {
  const list = useWishedList(staffProfiles.list, profilesWish, inputOfProfiles)
  const { wish, change, page } = list
  const view = useView()
  const ticks = useTicks(wish.search ?? '')
  const [isHelping, setHelping] = useState(false)

  function show(person: string | undefined, tab: PersonTab) {
    change({ page: wish.page, person, tab: person && tab !== 'profile' ? tab : undefined })
  }
  useListKeys({
    onNote: (hash) => show(hash, 'notes'),
    onPools: (hash) => show(hash, 'pools'),
    onHelp: () => setHelping(true),
  })
  const title = (person: StaffProfile) => (
    <button
      type="button"
      {...{ [personMark]: person.profile_hash }}
      onClick={() => show(person.profile_hash, 'profile')}
      className="rounded-sm text-left hover:text-primary hover:underline pointer-coarse:min-h-11"
    >
      {person.full_name}
    </button>
  )
  const sort = {
    sortField: wish.sortField ?? 'parse_timestamp',
    sortOrder: wish.sortOrder ?? 'desc',
  }

  return (
    <AddProfiles>
      {({ button, panel }) => (
        <Screen
          title="Profiles"
          description="The people whom your team keeps: search, sort, read, note and curate them."
          actions={
            <>
              <ButtonLink to={paths.staff.removed} variant="quiet">
                <UserX aria-hidden />
                Removed
              </ButtonLink>
              <ButtonLink to={paths.staff.uploads} variant="secondary">
                <FileUp aria-hidden />
                Upload history
              </ButtonLink>
              {button}
            </>
          }
        >
          {panel}
          <JoinsLine />
          <ListFrame
            list={list}
            of="profiles"
            pageText={pageInWords}
            bar={
              <div className="flex flex-col gap-4">
                <div className="flex flex-col gap-3 lg:flex-row lg:items-center">
                  <div className="min-w-0 flex-1">
                    <SearchBox
                      label="Search names, roles, companies, places, tags, notes and resumes"
                      value={wish.search}
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
                <SortChoice fields={sortFields} sort={wish} onSorted={change} />
              </div>
            }
            empty={
              <EmptyState title="No profiles yet">
                You don&apos;t have any parsed profiles on your account. Please use the Add Profile
                button above to start adding profiles.
              </EmptyState>
            }
            noneFound={
              <NothingFound
                title="No profiles are matching your search criteria."
                hint="Try fewer or other words: all of them have to occur."
                all="Show all profiles"
                onCleared={list.clear}
              />
            }
          >
            {(shown) =>
              view === 'table' ? (
                <PersonTable
                  {...shown}
                  caption="Profiles"
                  ticks={ticks}
                  sort={sort}
                  onSortChange={(next) =>
                    change({
                      sortField: sortFields.find(({ field }) => field === next.sortField)?.field,
                      // The first press of a head puts the largest first.
                      sortOrder: next.sortField === sort.sortField ? next.sortOrder : 'desc',
                    })
                  }
                  title={title}
                  rowActions={(person) => <RemovePerson person={person} />}
                />
              ) : (
                <CardList
                  {...shown}
                  label="Profiles"
                  rowKey={({ profile_hash }) => profile_hash}
                  card={(person) => (
                    <PersonCard
                      person={person}
                      title={title(person)}
                      lead={<Tick person={person} ticks={ticks} among={shown.rows} />}
                      corner={<RemovePerson person={person} />}
                      actions={person.has_resume && <ResumeDownload person={person} />}
                    />
                  )}
                  placeholder={<PersonPlaceholder />}
                  placeholders={4}
                  waiting="Please wait, loading your profiles..."
                />
              )
            }
          </ListFrame>
          <TicksBar ticks={ticks}>
            <AddToPool hashes={[...ticks.ticked]} onDone={ticks.clear} />
          </TicksBar>
          <PersonDialog
            hash={wish.person}
            tab={wish.tab ?? 'profile'}
            people={page?.rows ?? []}
            onShown={show}
          />
          <KeysHelp open={isHelping} onOpenChange={setHelping} />
        </Screen>
      )}
    </AddProfiles>
  )
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
