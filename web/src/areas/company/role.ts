import {
  companyAccounts,
  Refusal,
  roleSuffices,
  type Call,
  type CompanyRole,
} from '@headframe/wire'
import type { ReactNode } from 'react'

import { queryClient } from '../../calls/query-client.ts'
import { readOf, useGlance } from '../../calls/use-read.ts'

/** What a role is called, and what it is for. */
export const roleWords = {
  owner: { name: 'Owner', may: 'Everything, with payments, settings and people.' },
  hirer: {
    name: 'Hirer',
    may: 'Posts jobs with credits, decides, keeps talent pools, writes messages.',
  },
  viewer: { name: 'Viewer', may: 'Sees jobs and applicants, and leaves notes.' },
} as const satisfies Record<CompanyRole, { name: string; may: string }>

/** Whether the role of whoever is signed in allows a call. The guard has read who they are: nobody asks again. */
export function useMay(call: Call): boolean {
  const account = useGlance(companyAccounts.account, {}, false)
  return isAllowed(account?.person.role, call)
}

/** Offers what somebody may do, and nothing that they may not. */
export function IfRole({ may, children }: { may: Call; children: ReactNode }): ReactNode {
  return useMay(may) ? children : null
}

/** Outside of any screen; for what is asked ahead and for guards. */
export function mayNow(call: Call): boolean {
  const { queryKey } = readOf(companyAccounts.account, {})
  return isAllowed(queryClient.getQueryData(queryKey)?.person.role, call)
}

/** Keeps a screen from beginning what its reader's role would not let them end. */
export function mustMay(call: Call): void {
  if (!mayNow(call)) throw new Refusal('ROLE_NEEDED')
}

function isAllowed(role: CompanyRole | undefined, call: Call): boolean {
  return role === undefined || roleSuffices(role, call)
}
