import { contractorJobs } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { applyToJob, checkApplication } from './applications/apply-to-job.ts'
import { listApplications } from './applications/list-applications.ts'
import { findPendingApplication, withdrawApplication } from './applications/withdraw-application.ts'
import { showRelated } from './related/show-related.ts'
import { showBoard } from './board/show-board.ts'
import { countChoices } from './search/count-choices.ts'
import { findJobs } from './search/find-jobs.ts'
import { tellPlacesSought } from './search/places-sought.ts'
import { readTyped, suggestMore } from './search/read-typed.ts'
import { showSignpost } from './signposts/show-signpost.ts'
import { showJob } from './show-job.ts'

export const contractorJobRoutes = implement(contractorJobs, {
  find: findJobs,
  choices: countChoices,
  board: showBoard,
  signpost: showSignpost,
  readSearch: readTyped,
  placesSought: tellPlacesSought,
  suggest: suggestMore,
  job: showJob,
  related: showRelated,
  apply: on(checkApplication, applyToJob),
  withdraw: on(findPendingApplication, withdrawApplication),
  applications: listApplications,
})
