import { payments } from '@headframe/wire'

import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { pagesAlone } from '../../../lib/wishes.ts'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { CreditsLeft } from './credits-left.tsx'
import { inputOfPayments } from './payments-reads.ts'
import { PaymentsTable } from './payments-table.tsx'

export default function PaymentHistoryScreen() {
  const list = useWishedList(payments.history, pagesAlone, inputOfPayments)

  return (
    <Screen
      title="Payment History"
      description="What you have paid for postings, with receipts."
      breadcrumbs={
        <Breadcrumbs>
          <TextLink to={paths.company.manageJobs} className="inline-flex min-h-11 items-center">
            Manage Jobs
          </TextLink>
          <span aria-current="page">Payment History</span>
        </Breadcrumbs>
      }
      meta={
        <Part loading={<Skeleton className="h-6 w-28 rounded-full" />} failing={() => null}>
          <CreditsLeft />
        </Part>
      }
    >
      <ListFrame list={list} of="payments" empty={<NothingPaid />}>
        {(shown) => <PaymentsTable {...shown} />}
      </ListFrame>
    </Screen>
  )
}

function NothingPaid() {
  return (
    <EmptyState
      title="No payment history"
      action={<ButtonLink to={paths.company.postJob}>Post a job</ButtonLink>}
    >
      What you pay for postings is listed here, each with its receipt.
    </EmptyState>
  )
}
