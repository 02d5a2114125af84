import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { mustBeSignedIn, sendOnWhenSignedIn } from '../../calls/guards.ts'
import { paths } from '../../lib/paths.ts'
import { readWayBack } from '../../lib/redirect.ts'
import { rootRoute } from '../../parts/root-route.ts'

const frames = () => import('./plain-frames.tsx')

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
  beforeLoad: mustBeSignedIn('company'),
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
      component: lazyRouteComponent(frames, 'RegisterScreen'),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.company.signUp,
      component: lazyRouteComponent(frames, 'SignUpScreen'),
    }),
  ]),

  own.addChildren([
    createRoute({
      getParentRoute: () => own,
      path: paths.company.dashboard,
      component: lazyRouteComponent(frames, 'DashboardScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.postJob,
      component: lazyRouteComponent(frames, 'PostJobScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.manageJobs,
      component: lazyRouteComponent(frames, 'ManageJobsScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.viewJob,
      component: lazyRouteComponent(frames, 'ViewJobScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.applicant,
      component: lazyRouteComponent(frames, 'ApplicantScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.editJob,
      component: lazyRouteComponent(frames, 'EditJobScreen'),
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
      component: lazyRouteComponent(frames, 'PaymentHistoryScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.company.editProfile,
      component: lazyRouteComponent(frames, 'EditProfileScreen'),
    }),
  ]),
] as const
