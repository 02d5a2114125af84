import { companyAccounts } from '@headframe/wire'

import { mustRead } from '../../calls/account-guard.ts'
import { paths } from '../../lib/paths.ts'

export const mustBeCompany = mustRead({
  call: companyAccounts.account,
  input: {},
  refusedTo: paths.company.logout,
})
