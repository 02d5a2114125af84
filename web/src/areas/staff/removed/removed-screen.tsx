import { staffProfiles, type RemovedProfile } from '@headframe/wire'

import { Screen } from '../../../calls/screen.tsx'
import { dateInWords } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { pagesAlone, type PagesWish } from '../../../lib/wishes.ts'
import { TextLink } from '../../../parts/links.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { Table } from '../../../ui/data/table.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { BringBack } from './bring-back.tsx'

/** Who was removed and can still be had back. */
export default function RemovedScreen() {
  const list = useWishedList(staffProfiles.removed, pagesAlone, inputOfRemoved)

  return (
    <Screen
      title="Removed profiles"
      description="Whoever was removed from your account, by whom, and until when they can be brought back."
      breadcrumbs={
        <Breadcrumbs>
          <TextLink to={paths.staff.profiles}>Profiles</TextLink>
          <span aria-current="page">Removed profiles</span>
        </Breadcrumbs>
      }
    >
      <ListFrame
        list={list}
        of="removed profiles"
        empty={
          <EmptyState title="Nobody was removed">
            Whoever is removed from your account stands here for 30 days, and can be brought back.
          </EmptyState>
        }
      >
        {(shown) => (
          <Table
            {...shown}
            caption="Removed profiles, the last removed first"
            columns={columns}
            rowKey={({ profile_hash }) => profile_hash}
            actionsInCard="foot"
            rowActions={(person) => <BringBack person={person} />}
          />
        )}
      </ListFrame>
    </Screen>
  )
}

function inputOfRemoved({ page = 1 }: PagesWish) {
  return { page, perPage: undefined }
}

const columns: readonly Column<RemovedProfile>[] = [
  { key: 'name', label: 'Name', inCard: 'title', cell: ({ full_name }) => full_name },
  {
    key: 'removed',
    label: 'Removed',
    cell: ({ removed_date }) => dateInWords(removed_date),
  },
  {
    key: 'by',
    label: 'Removed by',
    cell: ({ removed_by }) => removed_by ?? 'A former colleague',
  },
  {
    key: 'until',
    label: 'Can be brought back until',
    cell: ({ restorable_until }) => dateInWords(restorable_until),
  },
]
