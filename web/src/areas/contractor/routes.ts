import { createRoute } from '@tanstack/react-router'

import { codeOrRefusal } from '../../calls/code-or-refusal.ts'
import { mustBeSignedIn, sendOnWhenSignedIn } from '../../calls/guards/guards.ts'
import { ahead } from '../../lib/ahead.ts'
import { paths } from '../../lib/paths.ts'
import { readWayBack } from '../../lib/redirect.ts'
import { pagesAlone } from '../../lib/wishes.ts'
import { lazyScreen } from '../../parts/lazy-screen.ts'
import { rootRoute } from '../../parts/root-route.ts'
import { readPlace } from '../../parts/wizard/place.ts'
import { appliedWish } from './applied-jobs/applied-jobs-wish.ts'
import { communitiesWish } from './communities/communities-wish.ts'
import { jobsSearch } from './jobs/jobs-search.ts'
import { readApplyWish } from './job/apply-wish.ts'

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
    const { mustBeContractor } = await codeOrRefusal(import('./guard.ts'))
    await mustBeContractor(location)
  },
})

export const contractorRoutes = [
  entrance.addChildren([
    createRoute({
      getParentRoute: () => entrance,
      path: paths.contractor.login,
      beforeLoad: sendOnWhenSignedIn('contractor'),
      component: lazyScreen(() => import('./login-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.contractor.logout,
      component: lazyScreen(() => import('./logout-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.contractor.forgotPassword,
      component: lazyScreen(() => import('./forgot-password-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.contractor.register,
      validateSearch: readPlace,
      beforeLoad: sendOnWhenSignedIn('contractor'),
      component: lazyScreen(() => import('./register/register-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: paths.contractor.signUp,
      beforeLoad: sendOnWhenSignedIn('contractor'),
      component: lazyScreen(() => import('./sign-up-screen.tsx')),
    }),
  ]),

  area.addChildren([
    createRoute({
      getParentRoute: () => area,
      path: paths.contractor.jobs,
      staticData: { results: 'Jobs' },
      validateSearch: jobsSearch.read,
      loader: (coming) =>
        ahead(coming, async () => {
          // Whoever is there already has the code, and picks jobs on the map by changing the address.
          if (coming.cause === 'stay') return
          const { askForJobs } = await import('./jobs/jobs-reads.ts')
          askForJobs(jobsSearch.read(coming.location.search))
        }),
      component: lazyScreen(() => import('./jobs/jobs-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.contractor.jobsAt,
      staticData: { results: 'Jobs' },
      validateSearch: jobsSearch.read,
      loader: (coming) =>
        ahead(coming, async () => {
          if (coming.cause === 'stay') return
          const { askForSignpost } = await import('./jobs/jobs-reads.ts')
          askForSignpost(coming.params.signpost)
        }),
      component: lazyScreen(() => import('./jobs/signpost/signpost-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.contractor.job,
      validateSearch: readApplyWish,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForJob } = await import('./job/job-reads.ts')
          askForJob(coming.params.jobId)
        }),
      component: lazyScreen(() => import('./job/job-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.sampleJob,
      component: lazyScreen(() => import('./job/sample-job-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.contractor.company,
      loader: (coming) =>
        ahead(coming, async () => {
          const { askForCompany } = await import('./company-page/company-reads.ts')
          askForCompany(coming.params.slug)
        }),
      component: lazyScreen(() => import('./company-page/company-screen.tsx')),
    }),
    createRoute({
      getParentRoute: () => area,
      path: paths.contractor.companyWithoutSlug,
      component: lazyScreen(() => import('./company-page/nameless-company-screen.tsx')),
    }),
    own.addChildren([
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.profile,
        loader: (coming) =>
          ahead(coming, async () => {
            const { askForProfile } = await import('./profile/profile-reads.ts')
            askForProfile()
          }),
        component: lazyScreen(() => import('./profile/profile-screen.tsx')),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.editProfile,
        loader: (coming) =>
          ahead(coming, async () => {
            const { askForEditing } = await import('./edit-profile/edit-profile-reads.ts')
            askForEditing()
          }),
        component: lazyScreen(() => import('./edit-profile/edit-profile-screen.tsx')),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.facts,
        loader: (coming) =>
          ahead(coming, async () => {
            const { askForFacts } = await import('./facts/facts-reads.ts')
            askForFacts()
          }),
        component: lazyScreen(() => import('./facts/facts-screen.tsx')),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.appliedJobs,
        validateSearch: appliedWish.read,
        loader: (coming) =>
          ahead(coming, async () => {
            const { askForApplications } = await import('./applied-jobs/applied-jobs-reads.ts')
            askForApplications(appliedWish.read(coming.location.search))
          }),
        component: lazyScreen(() => import('./applied-jobs/applied-jobs-screen.tsx')),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.savedJobs,
        validateSearch: pagesAlone.read,
        loader: (coming) =>
          ahead(coming, async () => {
            const { askForSavedJobs } = await import('./saved/saved-reads.ts')
            askForSavedJobs(pagesAlone.read(coming.location.search))
          }),
        component: lazyScreen(() => import('./saved/saved-jobs-screen.tsx')),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.savedSearches,
        loader: (coming) =>
          ahead(coming, async () => {
            const { askForSavedSearches } = await import('./saved/saved-reads.ts')
            askForSavedSearches()
          }),
        component: lazyScreen(() => import('./saved/saved-searches-screen.tsx')),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.jobWishes,
        loader: (coming) =>
          ahead(coming, async () => {
            const { askForJobWishes } = await import('./job-wishes/job-wishes-reads.ts')
            askForJobWishes()
          }),
        component: lazyScreen(() => import('./job-wishes/job-wishes-screen.tsx')),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.settings,
        loader: (coming) =>
          ahead(coming, async () => {
            const { askForSettings } =
              await import('../../parts/account-settings/settings-reads.ts')
            askForSettings()
          }),
        component: lazyScreen(() => import('./settings/settings-screen.tsx')),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.communities,
        validateSearch: communitiesWish.read,
        loader: (coming) =>
          ahead(coming, async () => {
            // Whoever is there already has the code, and picks pools on the map by changing the address.
            if (coming.cause === 'stay') return
            const { askForCommunities } = await import('./communities/communities-reads.ts')
            askForCommunities(communitiesWish.read(coming.location.search))
          }),
        component: lazyScreen(() => import('./communities/communities-screen.tsx')),
      }),
      createRoute({
        getParentRoute: () => own,
        path: paths.contractor.community,
        loader: (coming) =>
          ahead(coming, async () => {
            const { askForCommunity } = await import('./communities/communities-reads.ts')
            askForCommunity(coming.params.id)
          }),
        component: lazyScreen(() => import('./community/community-screen.tsx')),
      }),
    ]),
  ]),
] as const
