import type { PaymentRow } from '@headframe/wire'

import { dateInWords } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { PaymentAmount, PaymentStatus } from '../../../parts/payment-cells.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { Table } from '../../../ui/data/table.tsx'
import { ReceiptButton } from './receipt-button.tsx'

interface PaymentsTableProps {
  rows: readonly PaymentRow[] | undefined
  isRefreshing: boolean
}

export function PaymentsTable(shown: PaymentsTableProps) {
  return (
    <Table
      {...shown}
      caption="Your payments, newest first"
      columns={columns}
      rowKey={({ id }) => id}
    />
  )
}

const columns: readonly Column<PaymentRow>[] = [
  {
    key: 'date',
    label: 'Transaction Date',
    className: '@2xl:whitespace-nowrap',
    cell: ({ transaction_date }) => (
      <Moment at={transaction_date} className="num">
        {dateInWords(transaction_date)}
      </Moment>
    ),
  },
  {
    key: 'description',
    label: 'Description',
    inCard: 'title',
    // Of a card it is the heading.
    className: 'order-first',
    cell: (payment) => <Description payment={payment} />,
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
    cell: ({ id, receipt, receipt_number }) =>
      receipt ? <ReceiptButton paymentId={id} number={receipt_number} /> : '–',
  },
]

function Description({ payment: { description, type, job_uuid } }: { payment: PaymentRow }) {
  return (
    <>
      {job_uuid === null ? (
        <span className="wrap-anywhere">{description}</span>
      ) : (
        <TextLink
          to={paths.company.viewJob}
          params={{ jobId: job_uuid }}
          look="plain"
          className="inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11"
        >
          {description}
        </TextLink>
      )}
      <span className="block font-sans text-sm font-normal text-ink-2">{type}</span>
    </>
  )
}
