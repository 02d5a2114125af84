import { adminOverview } from '@headframe/wire'
import type { ParsedLocation } from '@tanstack/react-router'

import { mustRead } from '../../calls/guards/account-guard.ts'
import { noteAdministrator } from '../../calls/session-store.ts'
import { paths } from '../../lib/paths.ts'

/** What the dashboard opens with. */
export const latestActivity = { limit: 50 }

/** The cookie cannot be seen from here, so the dashboard's first read tells whether it is good. */
const mustReadActivity = mustRead({
  call: adminOverview.activity,
  input: latestActivity,
  refusedTo: paths.admin.auth,
})

export async function mustBeAdministrator(location: ParsedLocation): Promise<void> {
  await mustReadActivity(location)
  noteAdministrator(true)
}
