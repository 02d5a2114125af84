import { adminCompanies, type CreditEntry } from '@headframe/wire'

import { dateInWords } from '../../../lib/elapsed.ts'
import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { pagesAlone } from '../../../lib/wishes.ts'
import { TextLink } from '../../../parts/links.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { Table } from '../../../ui/data/table.tsx'
import { pageOf } from './company-reads.ts'

/** Given, bought and spent, by whom and why; each line tells what was left after it. */
export function CreditLedger({ companyId }: { companyId: string }) {
  const list = useWishedList(adminCompanies.ledger, pagesAlone, (wish) => pageOf(companyId, wish))
  return (
    <ListFrame
      list={list}
      of="entries"
      empty={
        <EmptyState title="No credits yet">
          Whatever this company is given, buys or spends is written down here.
        </EmptyState>
      }
    >
      {(shown) => (
        <Table
          {...shown}
          caption="Every change of its credits, newest first"
          columns={columns}
          rowKey={({ id }) => id}
        />
      )}
    </ListFrame>
  )
}

const sources: Record<CreditEntry['source'], string> = {
  administrator: 'Given by an administrator',
  payment: 'From a payment',
  posting: 'Spent on a posting',
  product: 'By the product',
}

const columns: readonly Column<CreditEntry>[] = [
  {
    key: 'date',
    label: 'Date',
    className: '@2xl:whitespace-nowrap',
    cell: ({ date }) => (
      <Moment at={date} className="num">
        {dateInWords(date)}
      </Moment>
    ),
  },
  {
    key: 'what',
    label: 'What for',
    inCard: 'title',
    // Of a card it is the heading.
    className: 'order-first',
    cell: (entry) => <What entry={entry} />,
  },
  {
    key: 'by',
    label: 'By',
    cell: ({ source, given_by, spent_by }) => (
      <>
        <span className="block">{sources[source]}</span>
        <span className="block text-sm wrap-anywhere text-ink-2">{given_by ?? spent_by}</span>
      </>
    ),
  },
  {
    key: 'change',
    label: 'Change',
    align: 'end',
    cell: ({ change }) => (
      <span className={change < 0 ? 'num font-semibold' : 'num font-semibold text-gum'}>
        {change < 0 ? `−${inFigures(-change)}` : `+${inFigures(change)}`}
      </span>
    ),
  },
  {
    key: 'balance',
    label: 'Balance',
    align: 'end',
    cell: ({ balance }) => <span className="num">{inFigures(balance)}</span>,
  },
]

function What({ entry: { reason, job_id, job_title } }: { entry: CreditEntry }) {
  if (job_id === null) return <span className="wrap-anywhere">{reason}</span>
  return (
    <>
      <span className="block wrap-anywhere">{reason}</span>
      <TextLink
        to={paths.admin.job}
        params={{ jobUUID: job_id }}
        className="inline-flex min-h-6 items-center text-sm font-normal wrap-anywhere pointer-coarse:min-h-11"
      >
        {job_title ?? 'The job'}
      </TextLink>
    </>
  )
}
