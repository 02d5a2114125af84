import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { paths } from '../../lib/paths.ts'
import { readWayBack } from '../../lib/redirect.ts'
import { rootRoute } from '../../parts/root-route.ts'

const frames = () => import('./plain-frames.tsx')

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
    const { mustBeAdministrator } = await import('./guard.ts')
    await mustBeAdministrator(location)
  },
  component: lazyRouteComponent(() => import('../../parts/own-area.tsx')),
})

export const adminRoutes = [
  entrance.addChildren([
    createRoute({
      getParentRoute: () => entrance,
      path: paths.admin.auth,
      validateSearch: readWayBack,
      component: lazyRouteComponent(() => import('./auth-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.admin.openLink,
      component: lazyRouteComponent(() => import('./open-link-screen.tsx')),
    }),
  ]),

  own.addChildren([
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.dashboard,
      component: lazyRouteComponent(() => import('./dashboard-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.companies,
      component: lazyRouteComponent(frames, 'CompaniesScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.jobs,
      component: lazyRouteComponent(frames, 'JobsScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.companyJobs,
      component: lazyRouteComponent(frames, 'JobsScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.job,
      component: lazyRouteComponent(frames, 'JobScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.contractors,
      component: lazyRouteComponent(frames, 'ContractorsScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.contractor,
      component: lazyRouteComponent(frames, 'ContractorScreen'),
    }),
  ]),
] as const
