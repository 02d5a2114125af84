import { createRoute, redirect } from '@tanstack/react-router'

import { codeOrRefusal } from '../../calls/code-or-refusal.ts'
import { mustBeSignedIn, sendOnWhenSignedIn } from '../../calls/guards/guards.ts'
import { ahead } from '../../lib/ahead.ts'
import { paths } from '../../lib/paths.ts'
import { readWayBack } from '../../lib/redirect.ts'
import { pagesAlone } from '../../lib/wishes.ts'
import { lazyScreen } from '../../parts/lazy-screen.ts'
import { rootRoute } from '../../parts/root-route.ts'
import { readPlace } from '../../parts/wizard/place.ts'
import { applicantsWish, jobViewWish } from './applicants/applicants-wish.ts'
import type { Begun } from './guard.ts'
import { jobsWish } from './manage-jobs/jobs-wish.ts'
import { poolWish } from './pool/pool-wish.ts'
import { poolsWish } from './pools/pools-wish.ts'

const mustHaveToken = mustBeSignedIn('company')

const entrance = createRoute({
  getParentRoute: () => rootRoute,
  id: 'company-entrance',
  staticData: { header: 'public' },
  validateSearch: readWayBack,
})
const own = createRoute({
  getParentRoute: () => rootRoute,
  id: 'company-own',
  staticData: { header: 'company' },
  beforeLoad: async ({ location }) => {
    mustHaveToken({ location })
    const { mustBeCompany } = await codeOrRefusal(import('./guard.ts'))
    await mustBeCompany(location)
  },
})

/** The guards' code comes with the first screen that needs it. */
async function mustMay(what: Begun): Promise<void> {
  const { mustMayBegin } = await codeOrRefusal(import('./guard.ts'))
  mustMayBegin(what)
}

const notForRole = lazyScreen(() => import('./not-for-role.tsx'))

export const companyRoutes = [
  entrance.addChildren([
    createRoute({
      getParentRoute: () => entrance,
      path: paths.company.login,
      beforeLoad: sendOnWhenSignedIn('company'),
      component: lazyScreen(() => import('./login-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.company.logout,
      component: lazyScreen(() => import('./logout-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.company.forgotPassword,
      component: lazyScreen(() => import('./forgot-password-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.company.register,
      validateSearch: readPlace,
      beforeLoad: sendOnWhenSignedIn('company'),
      component: lazyScreen(() => import('./register/register-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.company.signUp,
      beforeLoad: sendOnWhenSignedIn('company'),
      component: lazyScreen(() => import('./sign-up-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.company.invitation,
      component: lazyScreen(() => import('./invitation/invitation-screen.tsx')),
    }),
  ]),

  own.addChildren([
    createRoute({
      getParentRoute: () => own,
      path: paths.company.dashboard,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForDashboard } = await import('./dashboard/dashboard-reads.ts')
          askForDashboard()
        }),
      component: lazyScreen(() => import('./dashboard/dashboard-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.postJob,
      validateSearch: readPlace,
      beforeLoad: async ({ search, preload }) => {
        // Whoever only points at the link begins no draft.
        if (search.draft !== undefined || preload) return
        await mustMay('newDraft')
        const { beginDraft } = await codeOrRefusal(import('./post-job/draft/begin-draft.ts'))
        const draft = await beginDraft()
        throw redirect({ to: paths.company.postJob, search: { ...search, draft }, replace: true })
      },
      component: lazyScreen(() => import('./post-job/post-job-screen.tsx')),
      errorComponent: lazyScreen(() => import('./post-job/not-begun.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.manageJobs,
      validateSearch: jobsWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForJobs } = await import('./manage-jobs/jobs-reads.ts')
          askForJobs(jobsWish.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./manage-jobs/manage-jobs-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.viewJob,
      validateSearch: jobViewWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForJob } = await import('./view-job/job-reads.ts')
          askForJob(coming.params.jobId, jobViewWish.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./view-job/view-job-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.applicant,
      validateSearch: applicantsWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForCandidate } = await import('./applicant/candidate-reads.ts')
          askForCandidate(coming.params.jobId, coming.params.profile_hash)
        }),
      component: lazyScreen(() => import('./applicant/applicant-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.editJob,
      validateSearch: readPlace,
      beforeLoad: () => mustMay('saveDraft'),
      errorComponent: notForRole,
      component: lazyScreen(() => import('./edit-job/edit-job-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.pools,
      validateSearch: poolsWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForPools } = await import('./pools/pools-reads.ts')
          askForPools(poolsWish.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./pools/pools-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.pool,
      validateSearch: poolWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForPool } = await import('./pool/pool-reads.ts')
          askForPool(coming.params.id, poolWish.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./pool/pool-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.poolMember,
      validateSearch: poolWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForMember } = await import('./pool/pool-reads.ts')
          askForMember(coming.params.id, coming.params.memberId)
        }),
      component: lazyScreen(() => import('./pool-member/member-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.paymentHistory,
      validateSearch: pagesAlone.read,
      beforeLoad: () => mustMay('history'),
      errorComponent: notForRole,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForPayments } = await import('./payment-history/payments-reads.ts')
          askForPayments(pagesAlone.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./payment-history/payment-history-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.settings,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForSettings } = await import('./settings/settings-reads.ts')
          askForSettings()
        }),
      component: lazyScreen(() => import('./settings/settings-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.editProfile,
      beforeLoad: () => mustMay('save'),
      errorComponent: notForRole,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForEditor } = await import('./edit-profile/editor-reads.ts')
          askForEditor()
        }),
      component: lazyScreen(() => import('./edit-profile/edit-profile-screen.tsx')),
    }),
  ]),
] as const
