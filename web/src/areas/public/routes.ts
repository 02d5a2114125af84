import { createRoute, redirect } from '@tanstack/react-router'

import { sendOnToOwn } from '../../calls/guards/guards.ts'
import { paths } from '../../lib/paths.ts'
import { lazyScreen } from '../../parts/lazy-screen.ts'
import { rootRoute } from '../../parts/root-route.ts'
import { readAnswerWish } from './availability/answer-wish.ts'

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
      component: lazyScreen(() => import('./home/home-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.resetPassword,
      component: lazyScreen(() => import('./reset-password/reset-password-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.resetPasswordWithoutToken,
      component: lazyScreen(() => import('./reset-password/missing-token-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.sharedContractor,
      component: lazyScreen(() => import('./shared-contractor/shared-contractor-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.availability,
      validateSearch: readAnswerWish,
      component: lazyScreen(() => import('./availability/availability-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.privacy,
      component: lazyScreen(() => import('./privacy/privacy-screen.tsx')),
    }),
  ]),

  createRoute({ getParentRoute: () => rootRoute, path: paths.start, beforeLoad: sendOnToOwn }),
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
