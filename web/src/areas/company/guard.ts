import { companyAccounts, companyJobs, companyProfiles, payments } from '@headframe/wire'

import { mustRead } from '../../calls/guards/account-guard.ts'
import { paths } from '../../lib/paths.ts'
import { mustMay } from './role.ts'

export const mustBeCompany = mustRead({
  call: companyAccounts.account,
  input: {},
  refusedTo: paths.company.logout,
})

/** What a screen is there for: the call without which there is nothing to do in it. */
const begun = {
  newDraft: companyJobs.newDraft,
  saveDraft: companyJobs.saveDraft,
  history: payments.history,
  save: companyProfiles.save,
} as const

export type Begun = keyof typeof begun

export function mustMayBegin(what: Begun): void {
  mustMay(begun[what])
}
