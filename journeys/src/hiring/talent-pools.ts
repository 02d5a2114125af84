import type { Page } from '@playwright/test'
import {
  companyCommunities,
  connect,
  contractorCommunities,
  signIn as signInCalls,
} from '@headframe/wire'
import { aCommunityForm } from '@headframe/server/src/testing/communities.ts'
import { openAs } from '../entering.ts'
import type { OwnCompany, Person } from '../people.ts'
import { expect } from '../product.ts'

type Form = Parameters<typeof aCommunityForm>[0]

/** What somebody does without a screen. */
async function callsOf(url: string, { email, password, home }: Person) {
  const base = `${url}/api`
  const guest = connect({ base })
  const { token } = home.startsWith('/company')
    ? await guest(signInCalls.company, { email, password })
    : await guest(signInCalls.contractor, { contractorEmail: email, contractorPass: password })
  return connect({ base, tokenFor: () => token })
}

/** A talent pool of a company of the journey's own. */
export async function aPoolFrom(url: string, company: OwnCompany, wishes: Form = {}) {
  const send = await callsOf(url, company)
  return send(companyCommunities.create, aCommunityForm(wishes))
}

export async function changePool(
  url: string,
  company: OwnCompany,
  id: string,
  status: 'active' | 'paused' | 'closed',
): Promise<void> {
  const send = await callsOf(url, company)
  await send(companyCommunities.update, { id, status })
}

export async function joinPool(url: string, contractor: Person, id: string): Promise<void> {
  const send = await callsOf(url, contractor)
  await send(contractorCommunities.apply, { id })
}

export async function enter(page: Page, person: Person, path: string): Promise<void> {
  await openAs(page, person, path)
  await expect(page).toHaveURL(path)
}
