import { contractorProfiles } from '@headframe/wire'
import { redirect, type ParsedLocation } from '@tanstack/react-router'

import { isSessionRefused } from '../../calls/failure.ts'
import { queryClient } from '../../calls/query-client.ts'
import { readOf } from '../../calls/use-read.ts'
import { paths } from '../../lib/paths.ts'

/** Having a token is not enough: only reading the account behind it tells whether it is still good. */
export async function mustBeContractor({ href }: ParsedLocation): Promise<void> {
  try {
    await queryClient.ensureQueryData(readOf(contractorProfiles.account, {}))
  } catch (failed) {
    // A passing fault signs nobody out: it is told in place, with a way to try again.
    if (!isSessionRefused(failed)) throw failed
    throw redirect({
      to: paths.contractor.logout,
      search: { redirect_uri: href },
      replace: true,
    })
  }
}
