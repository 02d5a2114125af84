import { adminCompanies, adminJobs } from '@headframe/wire'
import { getRouteApi } from '@tanstack/react-router'

import { Screen } from '../../../calls/screen.tsx'
import { useGlance } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
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
        <>
          <ButtonLink to={paths.admin.company} params={{ companyId }} variant="secondary">
            The company
          </ButtonLink>
          <RefreshJobs list={list} />
        </>
      }
    >
      <JobsList list={list} isOfOne />
    </Screen>
  )
}
