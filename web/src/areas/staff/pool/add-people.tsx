import { benches, staffProfiles, wordsFor, type StaffProfile } from '@headframe/wire'
import { Check, UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'

import { outcomeOf } from '../../../calls/outcome.ts'
import { Part } from '../../../calls/part.tsx'
import { useList } from '../../../calls/use-list.ts'
import { useRead } from '../../../calls/use-read.ts'
import { write } from '../../../calls/use-write.ts'
import { inFigures } from '../../../lib/figures.ts'
import { UnderstandingSearchBox } from '../../../parts/search/understanding-search-box.tsx'
import { Understood } from '../../../parts/search/understood.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { usePeopleReading } from '../person/people-reading.ts'
import { PersonPicture } from '../person/person-picture.tsx'
import { hourlyRateInWords, notEmployed, spanInWords } from '../person/person-words.ts'
import { SortChoice } from '../person/sort-choice.tsx'
import { usualOrder } from '../person/usual-order.ts'
import { sorted, type LocalOrder, type LocalSort } from './sort-people.ts'

/** Those who are not in the pool yet: a press puts one into it. */
export function AddPeople({ tph }: { tph: string }) {
  return (
    <Dialog
      trigger={
        <Button variant="secondary">
          <UserPlus aria-hidden />
          Add profiles
        </Button>
      }
      title="Add profiles"
      size="lg"
    >
      <Part loading={<Skeleton className="h-96 w-full" />}>
        <Choice tph={tph} />
      </Part>
    </Dialog>
  )
}

const sortFields = [
  { field: 'updated_total_experience', label: 'Experience' },
  { field: 'updated_experience_company', label: 'Tenure' },
  { field: 'loyalty', label: 'Company tenure' },
  { field: 'total_companies', label: 'Companies' },
  { field: 'salary', label: 'Salary' },
  { field: 'rate', label: 'Rate' },
  { field: 'sortingAvailability', label: 'Availability' },
] as const satisfies readonly { field: LocalOrder; label: string }[]

function Choice({ tph }: { tph: string }) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<LocalSort>({})
  // Those who were put in stay in view, as what they are now.
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const reading = usePeopleReading(search)
  const part = useRef<HTMLDivElement>(null)
  const toast = useToast()

  async function add({ profile_hash: ph }: StaffProfile) {
    setAdded((last) => new Set([...last, ph]))
    const outcome = await outcomeOf(() => write(benches.add, { tph, ph }))
    if (outcome === 'stopped' || !('refusal' in outcome)) return
    setAdded((last) => new Set([...last].filter((hash) => hash !== ph)))
    toast.error(wordsFor(outcome.refusal))
  }
  const rows = { sort, added, onAdded: (person: StaffProfile) => void add(person) }

  return (
    <div ref={part} className="flex flex-col gap-4">
      <UnderstandingSearchBox
        list="people"
        label="Search names, roles, companies, places, tags, notes and resumes"
        search={search}
        onSearched={setSearch}
      />
      <Understood
        search={search}
        reading={reading}
        onChanged={(change) =>
          setSearch((last) => {
            const changed = typeof change === 'function' ? change({ search: last }) : change
            return changed.search ?? ''
          })
        }
        focusBeyond={() => part.current?.querySelector('input')?.focus()}
      />
      <SortChoice fields={sortFields} sort={sort} onSorted={setSort} />
      {search ? <Found tph={tph} search={search} {...rows} /> : <Newest tph={tph} {...rows} />}
    </div>
  )
}

interface RowsProps {
  sort: LocalSort
  added: ReadonlySet<string>
  onAdded: (person: StaffProfile) => void
}

/** All of a small account, and the newest of a large one. */
function Newest({ tph, ...rows }: RowsProps & { tph: string }) {
  // Asked once: whoever is put in meanwhile stays where they are.
  const people = useRead(staffProfiles.all, { excludeTph: tph })
  const [first] = useState(people)
  return <Rows {...rows} people={first} />
}

function Found({ tph, search, ...rows }: RowsProps & { tph: string; search: string }) {
  const { page, isRefreshing } = useList(staffProfiles.list, {
    search,
    page: 1,
    sortField: usualOrder(search),
    sortOrder: 'desc',
    excludeTph: tph,
  })
  if (!page || isRefreshing) return <Skeleton className="h-60 w-full" />
  return (
    <>
      <Rows {...rows} people={page.rows} />
      {page.total > page.rows.length && (
        <p className="text-sm text-ink-2">
          {inFigures(page.total - page.rows.length)} more fit: search for further words to see them.
        </p>
      )}
    </>
  )
}

const shownAtFirst = 50

function Rows({ people, sort, added, onAdded }: RowsProps & { people: readonly StaffProfile[] }) {
  const [shown, setShown] = useState(shownAtFirst)
  if (people.length === 0) {
    return <p className="text-ink-2">No profiles are matching your search criteria.</p>
  }
  const inOrder = sorted(people, sort)
  return (
    <>
      <ul aria-label="Profiles not yet in the pool" className="flex flex-col gap-2">
        {inOrder.slice(0, shown).map((person) => (
          <li key={person.profile_hash}>
            <PersonRow
              person={person}
              isAdded={added.has(person.profile_hash)}
              onAdded={() => onAdded(person)}
            />
          </li>
        ))}
      </ul>
      {inOrder.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + shownAtFirst)}>
          Show more
        </Button>
      )}
    </>
  )
}

interface PersonRowProps {
  person: StaffProfile
  isAdded: boolean
  onAdded: () => void
}

function PersonRow({ person, isAdded, onAdded }: PersonRowProps) {
  const { full_name: name, current_role, current_company, location } = person
  const figures = [
    spanInWords(person.updated_total_experience),
    hourlyRateInWords(person),
    location,
  ]
  return (
    <button
      type="button"
      disabled={isAdded}
      onClick={onAdded}
      className="flex w-full items-center gap-3 rounded-lg border border-line bg-surface p-3 text-left transition-colors hover:border-primary hover:bg-primary-soft disabled:border-line disabled:bg-sunken"
    >
      <PersonPicture person={person} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-ink-2">
          {[current_role, current_company ?? notEmployed].filter(Boolean).join(' · ')}
        </span>
        <span className="num block text-sm text-ink-2">{figures.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold text-primary">
        {isAdded ? (
          <Check aria-hidden className="size-4" />
        ) : (
          <UserPlus aria-hidden className="size-4" />
        )}
        {isAdded ? 'Added' : 'Add'}
      </span>
    </button>
  )
}
