import { applicants } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { decide, findDecidable } from './decide.ts'
import { listApplicants } from './list-applicants.ts'
import { showCandidate } from './show-candidate.ts'
import { showResume } from './show-resume.ts'

export const applicantRoutes = implement(applicants, {
  list: listApplicants,
  candidate: showCandidate,
  resume: showResume,
  decide: on(findDecidable, decide),
})
