import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { mustBeSignedIn, sendOnWhenSignedIn } from '../../calls/guards.ts'
import { paths } from '../../lib/paths.ts'
import { readWayBack } from '../../lib/redirect.ts'
import { rootRoute } from '../../parts/root-route.ts'
import { readPlace } from '../../parts/wizard/place.ts'
import { readJobsSearch } from './jobs/jobs-search.ts'
import { readAppliedJobsWish } from './applied-jobs/applied-jobs-wish.ts'
import { readApplyWish } from './job/apply-wish.ts'

const frames = () => import('./plain-frames.tsx')

const mustHaveToken = mustBeSignedIn('contractor')

const entrance = createRoute({
  getParentRoute: () => rootRoute,
  id: 'contractor-entrance',
  staticData: { header: 'public' },
  validateSearch: readWayBack,
})
const area = createRoute({
  getParentRoute: () => rootRoute,
  id: 'contractor',
  staticData: { header: 'contractor' },
})
const own = createRoute({
  getParentRoute: () => area,
  id: 'contractor-own',
  beforeLoad: async ({ location }) => {
    mustHaveToken({ location })
    const { mustBeContractor } = await import('./guard.ts')
    await mustBeContractor(location)
  },
  component: lazyRouteComponent(() => import('../../parts/own-area.tsx')),
})

export const contractorRoutes = [
  entrance.addChildren([
    createRoute({
      getParentRoute: () => entrance,
      path: paths.contractor.login,
      beforeLoad: sendOnWhenSignedIn('contractor'),
      component: lazyRouteComponent(() => import('./login-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.contractor.logout,
      component: lazyRouteComponent(() => import('./logout-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.contractor.forgotPassword,
      component: lazyRouteComponent(() => import('./forgot-password-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.contractor.register,
      validateSearch: readPlace,
      beforeLoad: sendOnWhenSignedIn('contractor'),
      component: lazyRouteComponent(() => import('./register/register-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.contractor.signUp,
      beforeLoad: sendOnWhenSignedIn('contractor'),
      component: lazyRouteComponent(() => import('./sign-up-screen.tsx')),
    }),
  ]),

  area.addChildren([
    createRoute({
      getParentRoute: () => area,
      path: paths.contractor.jobs,
      validateSearch: readJobsSearch,
      component: lazyRouteComponent(() => import('./jobs/jobs-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.contractor.job,
      validateSearch: readApplyWish,
      component: lazyRouteComponent(() => import('./job/job-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.sampleJob,
      component: lazyRouteComponent(() => import('./job/sample-job-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.contractor.company,
      component: lazyRouteComponent(() => import('./company-page/company-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.contractor.companyWithoutSlug,
      component: lazyRouteComponent(() => import('./company-page/nameless-company-screen.tsx')),
    }),
    own.addChildren([
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.profile,
        component: lazyRouteComponent(() => import('./profile/profile-screen.tsx')),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.editProfile,
        component: lazyRouteComponent(() => import('./edit-profile/edit-profile-screen.tsx')),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.appliedJobs,
        validateSearch: readAppliedJobsWish,
        component: lazyRouteComponent(() => import('./applied-jobs/applied-jobs-screen.tsx')),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.settings,
        component: lazyRouteComponent(() => import('./settings/settings-screen.tsx')),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.communities,
        component: lazyRouteComponent(frames, 'CommunitiesScreen'),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.community,
        component: lazyRouteComponent(frames, 'CommunityScreen'),
      }),
    ]),
  ]),
] as const
