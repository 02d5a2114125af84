import { contractorProfiles } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { mustBeFree, replaceResume, showResume, showUploads } from './resumes.ts'
import { showAccount, showAnswers, showProfile, showResponses } from './show-profile.ts'
import { showSharedProfile } from './show-shared-profile.ts'
import { checkUpdate, updateProfile } from './update-profile.ts'

export const contractorProfileRoutes = implement(contractorProfiles, {
  account: showAccount,
  own: showProfile,
  responses: showResponses,
  answers: showAnswers,
  update: on(checkUpdate, updateProfile),
  resume: showResume,
  uploads: showUploads,
  replaceResume: on(mustBeFree, replaceResume),
  shared: showSharedProfile,
})
