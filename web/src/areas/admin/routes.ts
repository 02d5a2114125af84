import { createRoute } from '@tanstack/react-router'

import { codeOrRefusal } from '../../calls/code-or-refusal.ts'
import { ahead } from '../../lib/ahead.ts'
import { paths } from '../../lib/paths.ts'
import { readWayBack } from '../../lib/redirect.ts'
import { pagesAlone } from '../../lib/wishes.ts'
import { lazyScreen } from '../../parts/lazy-screen.ts'
import { rootRoute } from '../../parts/root-route.ts'
import { companiesWish } from './companies/companies-wish.ts'
import { companyWish } from './company/company-wish.ts'
import { contractorsWish } from './contractors/contractors-wish.ts'
import { readJobTab } from './job/job-wish.ts'
import { jobsWish } from './jobs/jobs-wish.ts'
import { paymentsWish } from './payments/payments-wish.ts'
import { registerWish } from './register/register-wish.ts'

const entrance = createRoute({
  getParentRoute: () => rootRoute,
  id: 'admin-entrance',
  staticData: { header: 'blank' },
})
const own = createRoute({
  getParentRoute: () => rootRoute,
  id: 'admin-own',
  staticData: { header: 'admin' },
  beforeLoad: async ({ location }) => {
    const { mustBeAdministrator } = await codeOrRefusal(import('./guard.ts'))
    await mustBeAdministrator(location)
  },
})

export const adminRoutes = [
  entrance.addChildren([
    createRoute({
      getParentRoute: () => entrance,
      path: paths.admin.auth,
      validateSearch: readWayBack,
      component: lazyScreen(() => import('./auth-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.admin.openLink,
      component: lazyScreen(() => import('./open-link-screen.tsx')),
    }),
  ]),

  own.addChildren([
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.dashboard,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForDashboard } = await import('./dashboard/dashboard-reads.ts')
          askForDashboard()
        }),
      component: lazyScreen(() => import('./dashboard/dashboard-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.companies,
      validateSearch: companiesWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForCompanies } = await import('./companies/companies-reads.ts')
          askForCompanies(companiesWish.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./companies/companies-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.company,
      validateSearch: companyWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForCompany } = await import('./company/company-reads.ts')
          askForCompany(coming.params.companyId, companyWish.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./company/company-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.payments,
      validateSearch: paymentsWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForPayments } = await import('./payments/payments-reads.ts')
          askForPayments(paymentsWish.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./payments/payments-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.jobs,
      validateSearch: jobsWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForJobs } = await import('./jobs/jobs-reads.ts')
          askForJobs(jobsWish.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./jobs/jobs-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.companyJobs,
      validateSearch: jobsWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForJobsOf } = await import('./jobs/jobs-reads.ts')
          askForJobsOf(coming.params.companyId, jobsWish.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./jobs/company-jobs-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.job,
      validateSearch: readJobTab,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForJob } = await import('./job/job-reads.ts')
          askForJob(coming.params.jobUUID)
        }),
      component: lazyScreen(() => import('./job/job-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.contractors,
      validateSearch: contractorsWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForContractors } = await import('./contractors/contractors-reads.ts')
          askForContractors(contractorsWish.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./contractors/contractors-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.contractor,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForContractor } = await import('./contractor/contractor-reads.ts')
          askForContractor(coming.params.contractorId)
        }),
      component: lazyScreen(() => import('./contractor/contractor-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.staff,
      validateSearch: pagesAlone.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForStaff } = await import('./staff/staff-reads.ts')
          askForStaff(pagesAlone.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./staff/staff-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.register,
      validateSearch: registerWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForRegister } = await import('./register/register-reads.ts')
          askForRegister(registerWish.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./register/register-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.health,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForHealth } = await import('./health/health-reads.ts')
          askForHealth()
        }),
      component: lazyScreen(() => import('./health/health-screen.tsx')),
    }),
  ]),
] as const
