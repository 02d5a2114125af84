import { applicants } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { countFitting } from './count-fitting.ts'
import { decide, decideMany, findAllDecidable, findDecidable } from './decide.ts'
import { exportApplicants } from './export-applicants.ts'
import { listApplicants } from './list-applicants.ts'
import { readTyped } from './read-typed.ts'
import { showCandidate } from './show-candidate.ts'
import { showResume } from './show-resume.ts'

export const applicantRoutes = implement(applicants, {
  list: listApplicants,
  readSearch: readTyped,
  exportList: exportApplicants,
  fitting: countFitting,
  candidate: showCandidate,
  resume: showResume,
  decide: on(findDecidable, decide),
  decideMany: on(findAllDecidable, decideMany),
})
