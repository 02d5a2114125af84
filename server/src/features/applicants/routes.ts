import { applicants } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { countFitting } from './count-fitting.ts'
import { decide, findDecidable } from './decide.ts'
import { listApplicants } from './list-applicants.ts'
import { readTyped } from './read-typed.ts'
import { showCandidate } from './show-candidate.ts'
import { showResume } from './show-resume.ts'

export const applicantRoutes = implement(applicants, {
  list: listApplicants,
  readSearch: readTyped,
  fitting: countFitting,
  candidate: showCandidate,
  resume: showResume,
  decide: on(findDecidable, decide),
})
