import { adminCompanies, adminJobs } from '@headframe/wire'
import { getRouteApi } from '@tanstack/react-router'

import { Screen } from '../../../calls/screen.tsx'
import { isNotThere } from '../../../calls/failure.ts'
import { refreshRead, useFailure, useGlance } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { NotThere } from '../../../parts/not-there.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { JobsList } from './jobs-list.tsx'
import { inputOfJobs } from './jobs-reads.ts'
import { jobsWish } from './jobs-wish.ts'
import { RefreshJobs } from './refresh-jobs.tsx'

const route = getRouteApi('/admin-own/dashboard/jobs/$companyId')

/** The postings of one company, which the heading names. */
export default function CompanyJobsScreen() {
  const { companyId } = route.useParams()
  const company = useGlance(adminCompanies.one, { companyId }, true)
  const list = useWishedList(adminJobs.ofCompany, jobsWish, (wish) => ({
    ...inputOfJobs(wish),
    companyId,
  }))
  const failed = useFailure(adminCompanies.one, { companyId })
  const isThere = !isNotThere(failed)
  return (
    <Screen
      title={company ? `Jobs posted by ${company.name}` : 'Jobs'}
      description="The postings of one company."
      breadcrumbs={
        <Breadcrumbs>
          <TextLink to={paths.admin.jobs} className="inline-flex min-h-11 items-center">
            Jobs
          </TextLink>
          <span aria-current="page">{company?.name ?? 'Of a company'}</span>
        </Breadcrumbs>
      }
      actions={
        isThere && (
          <>
            <ButtonLink to={paths.admin.company} params={{ companyId }} variant="secondary">
              The company
            </ButtonLink>
            <RefreshJobs list={list} />
          </>
        )
      }
    >
      {isThere ? (
        <JobsList list={list} isOfOne />
      ) : (
        <NotThere
          failed={failed}
          what="company"
          wayBack={<ButtonLink to={paths.admin.jobs}>All jobs</ButtonLink>}
          onRetried={() => refreshRead(adminCompanies.one, { companyId })}
        />
      )}
    </Screen>
  )
}
