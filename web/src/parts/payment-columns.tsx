import type { PaymentRow } from '@headframe/wire'
import type { ReactNode } from 'react'

import { dateInWords } from '../lib/elapsed.ts'
import { Moment } from '../ui/data/moment.tsx'
import type { Column } from '../ui/data/table-props.ts'
import { PaymentAmount, PaymentStatus } from './payment-cells.tsx'

interface Told<Row extends PaymentRow> {
  readonly date: string
  readonly what: string
  /** What it was for, and its receipt, as whoever looks at them may go on. */
  readonly whatFor: (payment: Row) => ReactNode
  readonly receipt: (payment: Row) => ReactNode
}

/** How payments stand in a table, whoever looks at them. */
export function paymentColumns<Row extends PaymentRow = PaymentRow>({
  date,
  what,
  whatFor,
  receipt,
}: Told<Row>): Column<Row>[] {
  return [
    {
      key: 'date',
      label: date,
      className: '@2xl:whitespace-nowrap',
      cell: ({ transaction_date }) => (
        <Moment at={transaction_date} className="num">
          {dateInWords(transaction_date)}
        </Moment>
      ),
    },
    {
      key: 'what',
      label: what,
      inCard: 'title',
      // Of a card it is the heading.
      className: 'order-first',
      cell: whatFor,
    },
    { key: 'status', label: 'Status', cell: ({ status }) => <PaymentStatus status={status} /> },
    {
      key: 'amount',
      label: 'Amount',
      align: 'end',
      cell: (payment) => <PaymentAmount payment={payment} />,
    },
    { key: 'receipt', label: 'Receipt', cell: receipt },
  ]
}
