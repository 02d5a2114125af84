import { payments, type PaymentRow } from '@headframe/wire'

import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { paymentColumns } from '../../../parts/payment-columns.tsx'
import { ReceiptButton } from '../../../parts/receipt-button.tsx'
import { Table } from '../../../ui/data/table.tsx'

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

const columns = paymentColumns({
  date: 'Transaction Date',
  what: 'Description',
  whatFor: (payment) => <Description payment={payment} />,
  receipt: ({ id, receipt, receipt_number }) =>
    receipt ? (
      <ReceiptButton call={payments.receipt} paymentId={id} number={receipt_number} />
    ) : (
      '–'
    ),
})

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
