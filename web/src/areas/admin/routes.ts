import { createRoute } from '@tanstack/react-router'

import { codeOrRefusal } from '../../calls/code-or-refusal.ts'
import { paths } from '../../lib/paths.ts'
import { readWayBack } from '../../lib/redirect.ts'
import { lazyScreen } from '../../parts/lazy-screen.ts'
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
    const { mustBeAdministrator } = await codeOrRefusal(import('./guard.ts'))
    await mustBeAdministrator(location)
  },
})

export const adminRoutes = [
  entrance.addChildren([
    createRoute({
      getParentRoute: () => entrance,
      path: paths.admin.auth,
      validateSearch: readWayBack,
      component: lazyScreen(() => import('./auth-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.admin.openLink,
      component: lazyScreen(() => import('./open-link-screen.tsx')),
    }),
  ]),

  own.addChildren([
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.dashboard,
      component: lazyScreen(() => import('./dashboard-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.companies,
      component: lazyScreen(frames, 'CompaniesScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.jobs,
      component: lazyScreen(frames, 'JobsScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.companyJobs,
      component: lazyScreen(frames, 'JobsScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.job,
      component: lazyScreen(frames, 'JobScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.contractors,
      component: lazyScreen(frames, 'ContractorsScreen'),
    }),
    createRoute({
      getParentRoute: () => own,
      path: paths.admin.contractor,
      component: lazyScreen(frames, 'ContractorScreen'),
    }),
  ]),
] as const
