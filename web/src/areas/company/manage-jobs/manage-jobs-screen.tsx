import { companyJobs, jobStatus } from '@headframe/wire'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ReceiptText, SquarePlus } from 'lucide-react'

import { Screen } from '../../../calls/screen.tsx'
import { useList } from '../../../calls/use-list.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { ListFilters, NothingFound } from '../../../parts/list-filters.tsx'
import { PagesOfList } from '../../../parts/pages-of-list.tsx'
import type { Pill } from '../../../ui/filter-pills.tsx'
import { NonePosted } from '../none-posted.tsx'
import type { JobsWish } from './jobs-wish.ts'
import { JobsTable } from './jobs-table.tsx'
import { PaymentBanner } from './payment-banner.tsx'

const route = getRouteApi('/company-own/company/manage-jobs')

const statuses: readonly Pill<JobsWish['status']>[] = [
  { value: undefined, label: 'All' },
  { value: jobStatus.draft, label: 'Draft' },
  { value: jobStatus.active, label: 'Active' },
  { value: jobStatus.expired, label: 'Expired' },
  { value: jobStatus.closed, label: 'Closed' },
]

export default function ManageJobsScreen() {
  const wish = route.useSearch()
  const changeSearch = useChangeSearch(wish)
  const { search = '', status, page = 1 } = wish
  const list = useList(companyJobs.list, { search, status, page, perPage: undefined })
  const isFiltered = search !== '' || status !== undefined

  return (
    <Screen
      title="Manage Jobs"
      description="Your job postings, with their applicants and how long they have left."
      actions={
        <>
          <ButtonLink to={paths.company.paymentHistory} variant="secondary">
            <ReceiptText aria-hidden />
            Payment History
          </ButtonLink>
          <ButtonLink to={paths.company.postJob}>
            <SquarePlus aria-hidden />
            Post New Job
          </ButtonLink>
        </>
      }
    >
      <PaymentBanner wish={wish} />
      <ListFilters
        searchLabel="Search your jobs"
        statuses={statuses}
        filters={wish}
        onChanged={changeSearch}
      />
      <JobsTable
        list={list}
        empty={
          isFiltered ? (
            <NothingFound
              title="None of your jobs match."
              hint="Try other words, or another status."
              all="Show all jobs"
              onCleared={() => changeSearch({ search: undefined, status: undefined })}
            />
          ) : (
            <NonePosted />
          )
        }
      />
      {list.page && (
        <PagesOfList
          of="jobs"
          page={list.page}
          onPageChosen={(chosen) => changeSearch({ page: chosen }, { fromTop: true })}
        />
      )}
    </Screen>
  )
}

/** A change of what is listed leads back to its first page. */
function useChangeSearch(wish: JobsWish) {
  const navigate = useNavigate()
  return (changes: JobsWish, { fromTop = false } = {}) =>
    void navigate({
      to: paths.company.manageJobs,
      search: { ...wish, page: undefined, ...changes },
      resetScroll: fromTop,
    })
}
