import { contractorProfiles } from '@headframe/wire'

import { mustRead } from '../../calls/guards/account-guard.ts'
import { paths } from '../../lib/paths.ts'

export const mustBeContractor = mustRead({
  call: contractorProfiles.account,
  input: {},
  refusedTo: paths.contractor.logout,
})
