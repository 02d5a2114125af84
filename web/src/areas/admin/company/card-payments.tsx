import { adminCompanies, type PaymentRow } from '@headframe/wire'

import { dateInWords } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { pagesAlone } from '../../../lib/wishes.ts'
import { TextLink } from '../../../parts/links.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { PaymentAmount, PaymentStatus } from '../../../parts/payment-cells.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { Table } from '../../../ui/data/table.tsx'
import { pageOf } from './company-reads.ts'

/** What a company has paid for by card, and what came of it. */
export function CardPayments({ companyId }: { companyId: string }) {
  const list = useWishedList(adminCompanies.payments, pagesAlone, (wish) => pageOf(companyId, wish))
  return (
    <ListFrame
      list={list}
      of="payments"
      empty={
        <EmptyState title="No card payments yet">
          Whatever this company pays for by card is listed here, with the number of its receipt.
        </EmptyState>
      }
    >
      {(shown) => (
        <Table
          {...shown}
          caption="Its payments by card, newest first"
          columns={columns}
          rowKey={({ id }) => id}
        />
      )}
    </ListFrame>
  )
}

const columns: readonly Column<PaymentRow>[] = [
  {
    key: 'date',
    label: 'Date',
    className: '@2xl:whitespace-nowrap',
    cell: ({ transaction_date }) => (
      <Moment at={transaction_date} className="num">
        {dateInWords(transaction_date)}
      </Moment>
    ),
  },
  {
    key: 'what',
    label: 'What for',
    inCard: 'title',
    // Of a card it is the heading.
    className: 'order-first',
    cell: (payment) => <What payment={payment} />,
  },
  { key: 'status', label: 'Status', cell: ({ status }) => <PaymentStatus status={status} /> },
  {
    key: 'amount',
    label: 'Amount',
    align: 'end',
    cell: (payment) => <PaymentAmount payment={payment} />,
  },
  {
    key: 'receipt',
    label: 'Receipt',
    cell: ({ receipt_number }) => (
      <span className="num whitespace-nowrap">{receipt_number ?? '–'}</span>
    ),
  },
]

function What({ payment: { description, job_uuid } }: { payment: PaymentRow }) {
  if (job_uuid === null) return <span className="wrap-anywhere">{description}</span>
  return (
    <TextLink
      to={paths.admin.job}
      params={{ jobUUID: job_uuid }}
      look="plain"
      className="inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11"
    >
      {description}
    </TextLink>
  )
}
