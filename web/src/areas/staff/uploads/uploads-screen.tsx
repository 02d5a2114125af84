import { staffUploads, uploadStatus, type PageOf, type Upload } from '@headframe/wire'

import { Screen } from '../../../calls/screen.tsx'
import { dateInWords } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { NothingFound } from '../../../parts/list/list-filters.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { FilterPills } from '../../../ui/data/filter-pills.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { Table } from '../../../ui/data/table.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { AddProfiles } from './add-profiles.tsx'
import { ReviewLink, UploadBadge, UploadedPerson } from './upload-outcome.tsx'
import {
  inputOfUploads,
  useRefreshWhenRead,
  useReviewsThatWait,
  whileReading,
} from './uploads-reads.ts'
import { uploadsWish } from './uploads-wish.ts'

const pills = [
  { value: undefined, label: 'All' },
  { value: '3', label: 'Pending review' },
  { value: '0', label: 'Pending' },
  { value: '1', label: 'Success' },
  { value: '2', label: 'Error' },
] as const

/** Every resume that was sent, and what became of it. It follows those that are being read. */
export default function UploadsScreen() {
  const list = useWishedList(staffUploads.list, uploadsWish, inputOfUploads, {
    againAfterMs: whileReading,
  })
  useRefreshWhenRead(list.page?.rows)
  const { wish, change, page } = list
  const waiting = useReviewsThatWait()

  return (
    <AddProfiles isToldBelow>
      {({ button, panel }) => (
        <Screen
          title="Upload history"
          description="Every resume that your team has uploaded, and what became of it."
          breadcrumbs={
            <Breadcrumbs>
              <TextLink to={paths.staff.profiles}>Profiles</TextLink>
              <span aria-current="page">Upload history</span>
            </Breadcrumbs>
          }
          actions={button}
        >
          <div className="flex flex-col gap-6">
            {panel}
            <ListFrame
              list={list}
              of="uploads"
              bar={
                <FilterPills
                  label="Status"
                  pills={pills.map((pill) =>
                    pill.value === '3' ? { ...pill, count: waiting || undefined } : pill,
                  )}
                  value={wish.status}
                  onChosen={(status) => change({ status })}
                />
              }
              empty={
                <EmptyState title="Nothing was uploaded yet">
                  Drop resumes on the page with Add Profile: each of them turns into a profile, or
                  asks you a question.
                </EmptyState>
              }
              noneFound={
                <NothingFound
                  title="No uploads of this status."
                  hint="Others may have another one."
                  all="Show all uploads"
                  onCleared={list.clear}
                />
              }
            >
              {(shown) => (
                <Table
                  {...shown}
                  caption="Uploads, the newest first"
                  columns={wish.status === undefined ? [numberFrom(page), ...columns] : columns}
                  rowKey={({ file_hash }) => file_hash}
                />
              )}
            </ListFrame>
          </div>
        </Screen>
      )}
    </AddProfiles>
  )
}

/** The first that was ever sent is number one, and each keeps its number: among those of one status it cannot be told. */
function numberFrom(page: PageOf<typeof staffUploads.list> | undefined): Column<Upload> {
  const numberOf = (upload: Upload) =>
    page && page.total - (page.page - 1) * page.perPage - page.rows.indexOf(upload)
  return {
    key: 'number',
    label: '#',
    align: 'end',
    inCard: 'hidden',
    cell: numberOf,
    className: 'w-0',
  }
}

const columns: readonly Column<Upload>[] = [
  {
    key: 'name',
    label: 'File name',
    inCard: 'title',
    cell: ({ file_name }) => <span className="wrap-anywhere">{file_name}</span>,
  },
  {
    key: 'profile',
    label: 'Profile',
    cell: (upload) => <UploadedPerson upload={upload} />,
  },
  {
    key: 'date',
    label: 'Upload date',
    cell: ({ upload_date }) => <Moment at={upload_date}>{dateInWords(upload_date)}</Moment>,
    className: '@2xl:whitespace-nowrap',
  },
  {
    key: 'status',
    label: 'Status',
    inCard: 'plain',
    cell: (upload) => <Status upload={upload} />,
  },
]

/** The state in a word, and why. */
function Status({ upload }: { upload: Upload }) {
  return (
    <div className="flex flex-col items-start gap-1">
      <span className="flex flex-wrap items-center gap-x-3">
        <UploadBadge status={upload.status} />
        {upload.status === uploadStatus.review && <ReviewLink upload={upload} />}
      </span>
      {upload.message && <p className="max-w-measure text-sm text-ink-2">{upload.message}</p>}
    </div>
  )
}
