import type { Page } from '@playwright/test'
import { personMark } from '@headframe/web/src/lib/person-mark.ts'
import { connect, signIn } from '@headframe/wire'
import type { Send } from '@headframe/wire'
import type { Person } from './people.ts'

/**
 * Somebody who has signed in already, as the browser keeps it: the forms for that have journeys of their own,
 * and the documents of a sign-in take as long as many a journey.
 */
export async function becomeSignedIn(page: Page, person: Person): Promise<void> {
  // Of the same origin, and next to nothing.
  await page.goto('/favicon.svg')
  const send = connect({ base: new URL('/api', page.url()).href })
  const kept = await keptBy(send, person)
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, kept)
}

export async function openAs(page: Page, person: Person, path = person.home): Promise<void> {
  await becomeSignedIn(page, person)
  await page.goto(path)
}

/** What a browser keeps of whoever has signed in, by its name. */
async function keptBy(
  send: Send,
  { who, email, password }: Person,
): Promise<Record<string, string>> {
  if (who === 'a company') {
    const { token } = await send(signIn.company, { email, password })
    return { companyToken: token, companyPerson: personMark(email) }
  }
  if (who === 'a staff member') {
    const { token } = await send(signIn.staff, { emailAddress: email, sPass: password })
    return { adminToken: token, staffPerson: personMark(email) }
  }
  const fields = { contractorEmail: email, contractorPass: password }
  const { token, name } = await send(signIn.contractor, fields)
  return { contractorToken: token, contractorName: name, contractorPerson: personMark(email) }
}
