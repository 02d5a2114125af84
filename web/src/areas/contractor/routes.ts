import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { mustBeSignedIn, sendOnWhenSignedIn } from '../../calls/guards.ts'
import { paths } from '../../lib/paths.ts'
import { readWayBack } from '../../lib/redirect.ts'
import { rootRoute } from '../../parts/root-route.ts'

const frames = () => import('./plain-frames.tsx')

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
  beforeLoad: mustBeSignedIn('contractor'),
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
      component: lazyRouteComponent(frames, 'RegisterScreen'),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.contractor.signUp,
      component: lazyRouteComponent(frames, 'SignUpScreen'),
    }),
  ]),

  area.addChildren([
    createRoute({
      getParentRoute: () => area,
      path: paths.contractor.jobs,
      component: lazyRouteComponent(frames, 'JobsScreen'),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.contractor.job,
      component: lazyRouteComponent(frames, 'JobScreen'),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.contractor.company,
      component: lazyRouteComponent(frames, 'CompanyScreen'),
    }),
    own.addChildren([
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.profile,
        component: lazyRouteComponent(frames, 'ProfileScreen'),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.editProfile,
        component: lazyRouteComponent(frames, 'EditProfileScreen'),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.appliedJobs,
        component: lazyRouteComponent(frames, 'AppliedJobsScreen'),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.settings,
        component: lazyRouteComponent(frames, 'SettingsScreen'),
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
