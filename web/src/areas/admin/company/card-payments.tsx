import { adminCompanies, adminPayments, type PaymentRow } from '@headframe/wire'

import { paths } from '../../../lib/paths.ts'
import { pagesAlone } from '../../../lib/wishes.ts'
import { TextLink } from '../../../parts/links.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { paymentColumns } from '../../../parts/payment-columns.tsx'
import { ReceiptButton } from '../../../parts/receipt-button.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
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
          Whatever this company pays for by card is listed here, with its receipt.
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

const columns = paymentColumns({
  date: 'Date',
  what: 'What for',
  whatFor: (payment) => <What payment={payment} />,
  receipt: ({ id, receipt, receipt_number }) =>
    receipt ? (
      <ReceiptButton call={adminPayments.receipt} paymentId={id} number={receipt_number} />
    ) : (
      '–'
    ),
})

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
