import { adminStaff, mostDisclosures, type DisclosureRow } from '@headframe/wire'
import { X } from 'lucide-react'

import { Screen } from '../../../calls/screen.tsx'
import { momentInWords } from '../../../lib/elapsed.ts'
import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { NothingFound } from '../../../parts/list/list-filters.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { FilterPills } from '../../../ui/data/filter-pills.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { Table } from '../../../ui/data/table.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { inputOfRegister } from './register-reads.ts'
import { registerWish, type RegisterWish } from './register-wish.ts'

const pills = [
  { value: undefined, label: 'Everything' },
  { value: '1', label: 'Files taken away' },
] as const

/** Who was shown whom, and when. */
export default function RegisterScreen() {
  const list = useWishedList(adminStaff.disclosures, registerWish, inputOfRegister)
  const { wish, change, page } = list

  return (
    <Screen
      title="Register of looks"
      description={`Who was shown whom, or took them away as a file. The newest ${inFigures(mostDisclosures)} are listed.`}
      breadcrumbs={
        <Breadcrumbs>
          <TextLink to={paths.admin.staff} className="inline-flex min-h-11 items-center">
            Staff
          </TextLink>
          <span aria-current="page">Register of looks</span>
        </Breadcrumbs>
      }
    >
      <ListFrame
        list={list}
        of="looks"
        bar={<RegisterBar {...wish} only={page?.rows[0]?.contractor_name} onChanged={change} />}
        empty={
          <EmptyState title="Nobody has looked at anybody yet">
            Each look of a company, recruiter or administrator at a contractor is written down here.
          </EmptyState>
        }
        noneFound={
          <NothingFound
            title={wish.search ? 'No look matches.' : 'Nothing of that kind is written down.'}
            hint={
              wish.search
                ? 'Names and addresses of whoever was seen or has looked are searched for.'
                : 'Looks of others may be.'
            }
            all="Show everything"
            onCleared={list.clear}
          />
        }
      >
        {(shown) => (
          <Table
            {...shown}
            caption="Looks, newest first"
            columns={columns}
            rowKey={({ id }) => String(id)}
          />
        )}
      </ListFrame>
    </Screen>
  )
}

interface RegisterBarProps extends RegisterWish {
  /** The name of the one whose looks alone are listed. */
  only: string | undefined
  onChanged: (changes: Partial<RegisterWish>) => void
}

/** Which looks are listed, and of whom. */
function RegisterBar({ files, contractor, search, only, onChanged }: RegisterBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="w-full sm:w-80">
        <SearchBox
          label="Search who was seen or has looked"
          value={search}
          onSearched={(text) => onChanged({ search: text || undefined })}
        />
      </div>
      <FilterPills
        label="Which"
        pills={pills}
        value={files}
        onChosen={(chosen) => onChanged({ files: chosen })}
      />
      {contractor !== undefined && (
        <Button variant="secondary" size="sm" onClick={() => onChanged({ contractor: undefined })}>
          {only === undefined ? 'Only one contractor' : `Only ${only}`}
          <X aria-hidden />
          <span className="sr-only">, show everybody</span>
        </Button>
      )}
    </div>
  )
}

const kinds: Record<DisclosureRow['reader_kind'], string> = {
  admin: 'Administrator',
  staff: 'Recruiter',
  company: 'Company',
  contractor: 'Contractor',
}

const columns: readonly Column<DisclosureRow>[] = [
  {
    key: 'date',
    label: 'When',
    className: '@2xl:whitespace-nowrap',
    cell: ({ date }) => (
      <Moment at={date} className="num">
        {momentInWords(date)}
      </Moment>
    ),
  },
  {
    key: 'reader',
    label: 'Who',
    inCard: 'plain',
    cell: ({ reader, reader_kind }) => (
      <>
        <span className="block wrap-anywhere">{reader ?? 'An account that is gone'}</span>
        <span className="block text-sm text-ink-2">{kinds[reader_kind]}</span>
      </>
    ),
  },
  {
    key: 'contractor',
    label: 'Saw whom',
    inCard: 'title',
    // Of a card it is the heading.
    className: 'order-first',
    cell: ({ contractor_id, contractor_name }) => (
      <TextLink
        to={paths.admin.contractor}
        params={{ contractorId: contractor_id }}
        look="plain"
        className="inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11"
      >
        {contractor_name}
      </TextLink>
    ),
  },
  {
    key: 'what',
    label: 'What',
    inCard: 'plain',
    cell: ({ what, took_file }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {what}
        {took_file && <Badge tone="warn">File</Badge>}
      </span>
    ),
  },
]
