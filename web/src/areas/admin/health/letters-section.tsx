import { adminHealth, type Health, type UnsentLetter } from '@headframe/wire'

import { exactMoment, spanInWords } from '../../../lib/elapsed.ts'
import { inFigures } from '../../../lib/figures.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { Banner } from '../../../ui/data/banner.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { Table } from '../../../ui/data/table.tsx'
import { BeginAnew } from './begin-anew.tsx'
import { HealthSection } from './health-section.tsx'
import { Reason } from './reason.tsx'

/** Mail that has not gone out yet, or never will by itself. */
export function LettersSection({ letters }: { letters: Health['letters'] }) {
  const { waiting, failed, oldest_seconds, outage, unsent } = letters
  return (
    <HealthSection
      id="mails"
      title="Mails"
      none="All mails have gone out."
      isEmpty={waiting + failed === 0 && outage === null}
      actions={
        failed > 0 && (
          <BeginAnew call={adminHealth.resendLetters} words="Send all failed again" none={none} />
        )
      }
    >
      {outage && (
        <Banner tone="error" prefix="No mail goes out:">
          {outage.reason} (since {exactMoment(outage.since)})
        </Banner>
      )}
      {waiting > 0 && (
        <p className="num text-ink-2">
          {inFigures(waiting)} waiting, the oldest for {spanInWords(oldest_seconds)}.
        </p>
      )}
      {unsent.length < waiting + failed && (
        <p className="num text-ink-2">
          The oldest {inFigures(unsent.length)} of {inFigures(waiting + failed)} are listed.
        </p>
      )}
      {unsent.length > 0 && (
        <Table
          caption="Mails that have not gone out"
          columns={columns}
          rows={unsent}
          rowKey={({ id }) => id}
          actionsInCard="foot"
          rowActions={({ id, address, failed_date }) =>
            failed_date !== null && (
              <BeginAnew
                call={adminHealth.resendLetters}
                id={id}
                words="Send again"
                what={address}
                none={none}
              />
            )
          }
        />
      )}
    </HealthSection>
  )
}

const none = 'Nothing was left to send: it was sent already, or the link in it has ended.'

const columns: readonly Column<UnsentLetter>[] = [
  {
    key: 'address',
    label: 'To',
    inCard: 'title',
    cell: ({ address, kind }) => (
      <>
        <span className="block wrap-anywhere">{address}</span>
        <span className="block text-sm font-normal text-ink-2">{kind.replaceAll('-', ' ')}</span>
      </>
    ),
  },
  {
    key: 'reason',
    label: 'Why',
    inCard: 'plain',
    cell: ({ reason, tries }) => (tries === 0 ? 'Not tried yet.' : <Reason text={reason} />),
  },
  { key: 'tries', label: 'Tries', align: 'end', cell: ({ tries }) => inFigures(tries) },
  {
    key: 'state',
    label: 'State',
    cell: ({ failed_date }) =>
      failed_date === null ? (
        <Badge tone="info">Waiting</Badge>
      ) : (
        <Badge tone="danger">Given up</Badge>
      ),
  },
]
