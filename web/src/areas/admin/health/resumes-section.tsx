import type { Health, UnreadResume } from '@headframe/wire'

import { dateInWords } from '../../../lib/elapsed.ts'
import { counted } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { Table } from '../../../ui/data/table.tsx'
import { HealthSection } from './health-section.tsx'
import { Reason } from './reason.tsx'

/** Resumes that nothing could be read from, and why. */
export function ResumesSection({ resumes: { unread, latest } }: { resumes: Health['resumes'] }) {
  return (
    <HealthSection
      id="resumes"
      title="Resumes that could not be read"
      none="All could be read."
      isEmpty={unread === 0}
    >
      <p className="num text-ink-2">
        {counted(unread, 'resume')}, {latest.length < unread ? 'the latest' : 'all'} listed.
      </p>
      {latest.length > 0 && (
        <Table
          caption="Resumes that could not be read, newest first"
          columns={columns}
          // Nothing else tells two of one moment apart.
          rows={latest.map((resume, place) => ({ ...resume, place }))}
          rowKey={({ place }) => String(place)}
        />
      )}
    </HealthSection>
  )
}

const columns: readonly Column<UnreadResume>[] = [
  {
    key: 'of',
    label: 'Of',
    inCard: 'title',
    cell: ({ contractor_id: id }) =>
      id === null ? (
        'An upload of a recruiter'
      ) : (
        <TextLink
          to={paths.admin.contractor}
          params={{ contractorId: id }}
          look="plain"
          className="inline-flex min-h-6 items-center pointer-coarse:min-h-11"
        >
          A contractor
        </TextLink>
      ),
  },
  { key: 'reason', label: 'Why', inCard: 'plain', cell: ({ reason }) => <Reason text={reason} /> },
  {
    key: 'date',
    label: 'Uploaded',
    className: '@2xl:whitespace-nowrap',
    cell: ({ date }) => (
      <Moment at={date} className="num">
        {dateInWords(date)}
      </Moment>
    ),
  },
]
