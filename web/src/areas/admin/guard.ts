import { administration } from '@headframe/wire'
import { redirect, type ParsedLocation } from '@tanstack/react-router'

import { isSessionRefused } from '../../calls/failure.ts'
import { queryClient } from '../../calls/query-client.ts'
import { noteAdministrator } from '../../calls/session-store.ts'
import { readOf } from '../../calls/use-read.ts'
import { paths } from '../../lib/paths.ts'

/** What the dashboard opens with. */
export const latestActivity = { limit: 50 }

/** The cookie cannot be seen from here, so the dashboard's first read tells whether it is good. */
export async function mustBeAdministrator({ href }: ParsedLocation): Promise<void> {
  try {
    await queryClient.ensureQueryData(readOf(administration.activity, latestActivity))
  } catch (failed) {
    if (!isSessionRefused(failed)) throw failed
    throw redirect({
      to: paths.admin.auth,
      search: { redirect_uri: href },
      replace: true,
    })
  }
  noteAdministrator(true)
}
