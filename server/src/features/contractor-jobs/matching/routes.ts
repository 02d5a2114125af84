import { contractorMatching } from '@headframe/wire'
import { implement } from '../../../kit/use-case.ts'
import { chooseMatching, showChoice } from './choose.ts'
import { recommendJobs } from './recommend-jobs.ts'

export const matchingRoutes = implement(contractorMatching, {
  recommended: recommendJobs,
  choice: showChoice,
  choose: chooseMatching,
})
