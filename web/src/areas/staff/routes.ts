import { createRoute, redirect } from '@tanstack/react-router'

import { mustBeSignedIn, sendOnWhenSignedIn } from '../../calls/guards/guards.ts'
import { ahead } from '../../lib/ahead.ts'
import { paths } from '../../lib/paths.ts'
import { readWayBack } from '../../lib/redirect.ts'
import { pagesAlone } from '../../lib/wishes.ts'
import { lazyScreen } from '../../parts/lazy-screen.ts'
import { rootRoute } from '../../parts/root-route.ts'
import { poolWish } from './pool/pool-wish.ts'
import { poolsWish } from './pools/pools-wish.ts'
import { profilesWish, readPersonTab } from './profiles/profiles-wish.ts'
import { uploadsWish } from './uploads/uploads-wish.ts'

const entrance = createRoute({
  getParentRoute: () => rootRoute,
  id: 'staff-entrance',
  staticData: { header: 'blank' },
  validateSearch: readWayBack,
})
const own = createRoute({
  getParentRoute: () => rootRoute,
  id: 'staff-own',
  staticData: { header: 'staff' },
  beforeLoad: mustBeSignedIn('staff'),
})

export const staffRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.staff.start,
    beforeLoad: () => {
      throw redirect({ to: paths.staff.profiles, replace: true })
    },
  }),

  entrance.addChildren([
    createRoute({
      getParentRoute: () => entrance,
      path: paths.staff.login,
      beforeLoad: sendOnWhenSignedIn('staff'),
      component: lazyScreen(() => import('./login-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.staff.logout,
      component: lazyScreen(() => import('./logout-screen.tsx')),
    }),
  ]),

  own.addChildren([
    createRoute({
      getParentRoute: () => own,
      path: paths.staff.profiles,
      validateSearch: profilesWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForProfiles } = await import('./profiles/profiles-reads.ts')
          askForProfiles(profilesWish.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./profiles/profiles-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.staff.profile,
      validateSearch: readPersonTab,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForPerson } = await import('./profiles/profiles-reads.ts')
          askForPerson(coming.params.profileHash)
        }),
      component: lazyScreen(() => import('./profile/profile-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.staff.removed,
      validateSearch: pagesAlone.read,
      component: lazyScreen(() => import('./removed/removed-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.staff.joins,
      validateSearch: pagesAlone.read,
      component: lazyScreen(() => import('./joins/joins-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.staff.pools,
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
      path: paths.staff.pool,
      validateSearch: poolWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForPool } = await import('./pool/pool-reads.ts')
          askForPool(coming.params.poolHash, poolWish.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./pool/pool-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.staff.uploads,
      validateSearch: uploadsWish.read,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForUploads } = await import('./uploads/uploads-reads.ts')
          askForUploads(uploadsWish.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./uploads/uploads-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.staff.review,
      component: lazyScreen(() => import('./review/review-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.staff.settings,
      component: lazyScreen(() => import('./settings-screen.tsx')),
    }),
  ]),
] as const
