import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'

import { mustBeSignedIn, sendOnWhenSignedIn } from '../../calls/guards.ts'
import { paths } from '../../lib/paths.ts'
import { readWayBack } from '../../lib/redirect.ts'
import { rootRoute } from '../../parts/root-route.ts'
import { readPlace } from '../../parts/wizard/place.ts'
import { readApplicantsWish, readJobViewWish } from './applicants/applicants-wish.ts'
import { readJobsWish } from './manage-jobs/jobs-wish.ts'
import { readPaymentsWish } from './payment-history/payments-wish.ts'

const frames = () => import('./plain-frames.tsx')

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
    const { mustBeCompany } = await import('./guard.ts')
    await mustBeCompany(location)
  },
  component: lazyRouteComponent(() => import('../../parts/own-area.tsx')),
})

export const companyRoutes = [
  entrance.addChildren([
    createRoute({
      getParentRoute: () => entrance,
      path: paths.company.login,
      beforeLoad: sendOnWhenSignedIn('company'),
      component: lazyRouteComponent(() => import('./login-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.company.logout,
      component: lazyRouteComponent(() => import('./logout-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.company.forgotPassword,
      component: lazyRouteComponent(() => import('./forgot-password-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.company.register,
      validateSearch: readPlace,
      beforeLoad: sendOnWhenSignedIn('company'),
      component: lazyRouteComponent(() => import('./register/register-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.company.signUp,
      beforeLoad: sendOnWhenSignedIn('company'),
      component: lazyRouteComponent(() => import('./sign-up-screen.tsx')),
    }),
  ]),

  own.addChildren([
    createRoute({
      getParentRoute: () => own,
      path: paths.company.dashboard,
      component: lazyRouteComponent(() => import('./dashboard/dashboard-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.postJob,
      validateSearch: readPlace,
      beforeLoad: async ({ search, preload }) => {
        // Whoever only points at the link begins no draft.
        if (search.draft !== undefined || preload) return
        const { beginDraft } = await import('./post-job/begin-draft.ts')
        const draft = await beginDraft()
        throw redirect({ to: paths.company.postJob, search: { ...search, draft }, replace: true })
      },
      component: lazyRouteComponent(() => import('./post-job/post-job-screen.tsx')),
      errorComponent: lazyRouteComponent(() => import('./post-job/not-begun.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.manageJobs,
      validateSearch: readJobsWish,
      component: lazyRouteComponent(() => import('./manage-jobs/manage-jobs-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.viewJob,
      validateSearch: readJobViewWish,
      component: lazyRouteComponent(() => import('./view-job/view-job-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.applicant,
      validateSearch: readApplicantsWish,
      component: lazyRouteComponent(() => import('./applicant/applicant-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.editJob,
      validateSearch: readPlace,
      component: lazyRouteComponent(() => import('./edit-job/edit-job-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.pools,
      component: lazyRouteComponent(frames, 'PoolsScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.pool,
      component: lazyRouteComponent(frames, 'PoolScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.paymentHistory,
      validateSearch: readPaymentsWish,
      component: lazyRouteComponent(() => import('./payment-history/payment-history-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.settings,
      component: lazyRouteComponent(() => import('./settings/settings-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.editProfile,
      component: lazyRouteComponent(() => import('./edit-profile/edit-profile-screen.tsx')),
    }),
  ]),
] as const
