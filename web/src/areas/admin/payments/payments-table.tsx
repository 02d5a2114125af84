import { adminPayments, type AdminPaymentRow } from '@headframe/wire'
import { TriangleAlert } from 'lucide-react'

import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { paymentColumns } from '../../../parts/payment-columns.tsx'
import { ReceiptButton } from '../../../parts/receipt-button.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Table } from '../../../ui/data/table.tsx'

interface PaymentsTableProps {
  rows: readonly AdminPaymentRow[] | undefined
  isRefreshing: boolean
}

export function PaymentsTable(shown: PaymentsTableProps) {
  return (
    <Table
      {...shown}
      caption="Payments by card, newest first"
      columns={columns}
      rowKey={({ id }) => id}
    />
  )
}

const columns = paymentColumns<AdminPaymentRow>({
  date: 'Date',
  what: 'Company',
  whatFor: (payment) => <Who payment={payment} />,
  receipt: ({ id, receipt_number }) => (
    <ReceiptButton call={adminPayments.receipt} paymentId={id} number={receipt_number} />
  ),
})

function Who({ payment }: { payment: AdminPaymentRow }) {
  const { company_id, company_name, description, is_test, must_be_refunded } = payment
  return (
    <>
      {company_id === null ? (
        <span className="text-ink-2">A company that is gone</span>
      ) : (
        <TextLink
          to={paths.admin.company}
          params={{ companyId: company_id }}
          search={{ tab: 'payments' }}
          look="plain"
          className="inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11"
        >
          {company_name}
        </TextLink>
      )}
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-sans text-sm font-normal text-ink-2">
        <span className="wrap-anywhere">{description}</span>
        {is_test && <Badge tone="warn">Test card</Badge>}
        {must_be_refunded && (
          <Badge tone="danger" icon={TriangleAlert}>
            To be refunded
          </Badge>
        )}
      </span>
      {must_be_refunded && (
        <span className="mt-1 block max-w-measure font-sans text-sm font-normal text-ink">
          The money came after the company had erased its account, and paid for nothing. Give it
          back with the payment provider; this row is then marked as refunded.
        </span>
      )}
    </>
  )
}
