import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'

import { paths } from '../../lib/paths.ts'
import { rootRoute } from '../../parts/root-route.ts'

const area = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  staticData: { header: 'public' },
})

export const publicRoutes = [
  area.addChildren([
    createRoute({
      getParentRoute: () => area,
      path: paths.home,
      component: lazyRouteComponent(() => import('./home/home-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.resetPassword,
      component: lazyRouteComponent(() => import('./reset-password/reset-password-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.resetPasswordWithoutToken,
      component: lazyRouteComponent(() => import('./reset-password/missing-token-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.sharedContractor,
      component: lazyRouteComponent(
        () => import('./shared-contractor/shared-contractor-screen.tsx'),
      ),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.privacy,
      component: lazyRouteComponent(() => import('./privacy/privacy-screen.tsx')),
    }),
  ]),

  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.marketplace.start,
    beforeLoad: () => {
      throw redirect({ to: paths.contractor.profile, replace: true })
    },
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.marketplace.login,
    beforeLoad: () => {
      throw redirect({ to: paths.contractor.login, replace: true })
    },
  }),
] as const
