import { createRoute, createRouter, type RouterHistory } from '@tanstack/react-router'

import { adminRoutes } from './areas/admin/routes.ts'
import { companyRoutes } from './areas/company/routes.ts'
import { contractorRoutes } from './areas/contractor/routes.ts'
import { ErrorScreen } from './areas/public/error-screen.tsx'
import { publicRoutes } from './areas/public/routes.ts'
import { staffRoutes } from './areas/staff/routes.ts'
import { Frame } from './frame.tsx'
import { paths } from './lib/paths.ts'
import { parseSearch, stringifySearch } from './lib/search.ts'
import { lazyScreen } from './parts/lazy-screen.ts'
import { rootRoute } from './parts/root-route.ts'
import { PendingScreen } from './parts/pending-screen.tsx'

rootRoute.update({
  component: Frame,
  notFoundComponent: lazyScreen(() => import('./areas/public/not-found-screen.tsx')),
})

export type AppRouter = ReturnType<typeof createAppRouter>

/**
 * Every screen at its address, from the tables of the areas. Addresses are kept in the browser's own
 * address bar unless a test brings another history.
 */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: rootRoute.addChildren([
      ...publicRoutes,
      ...contractorRoutes,
      ...companyRoutes,
      ...staffRoutes,
      ...adminRoutes,
      ...(import.meta.env.DEV ? [kitRoute()] : []),
    ]),
    history,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ErrorScreen,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }

  interface HistoryState {
    /** Who is likely to sign in next; it stands in no address. */
    email?: string
    /** Somebody has just erased their account and is told goodbye. */
    isFarewell?: boolean
    /** The job was opened from a search, which is one step back. */
    isFromSearch?: boolean
    /** The company was opened from one of its jobs. */
    isFromJob?: boolean
    /** The candidate was opened from the applicants of a job, which are one step back. */
    isFromApplicants?: boolean
    /** The candidate would stand beside the list, but the window is too narrow for both. */
    isFromBeside?: boolean
    /** What was opened stands in a list that is one step back: of pools, of members, of communities. */
    isFromPools?: boolean
    isFromPool?: boolean
    isFromCommunities?: boolean
    /** The rate for an application was asked for on the page that is one step back. */
    isAskedHere?: boolean
  }
}

/** Every piece of the kit on one page, for those who build with it. */
function kitRoute() {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: paths.kit,
    component: lazyScreen(() => import('./ui/kit/kit-page.tsx')),
  })
}
