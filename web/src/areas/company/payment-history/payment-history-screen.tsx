import { payments } from '@headframe/wire'
import { getRouteApi, useNavigate } from '@tanstack/react-router'

import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { useList } from '../../../calls/use-list.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { PagesOfList } from '../../../parts/pages-of-list.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CreditsLeft } from './credits-left.tsx'
import { PaymentsTable } from './payments-table.tsx'

const route = getRouteApi('/company-own/company/payment-history')

export default function PaymentHistoryScreen() {
  const { page = 1 } = route.useSearch()
  const navigate = useNavigate()
  const list = useList(payments.history, { page, perPage: undefined })

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
      <PaymentsTable list={list} empty={<NothingPaid />} />
      {list.page && (
        <PagesOfList
          of="payments"
          page={list.page}
          onPageChosen={(chosen) =>
            void navigate({ to: paths.company.paymentHistory, search: { page: chosen } })
          }
        />
      )}
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
