import { expect, test } from 'vitest'
import type { MailPreference } from '@headframe/wire'
import { inOneTransaction } from '../../db/call-transaction.ts'
import { letter } from '../../kit/mail/letter.ts'
import { mailUnlessSwitchedOff } from '../../kit/letters/mail-later.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()

/** The path of the link in a letter of this kind. */
async function stopLinkMailedTo({ id, email }: Person, preference: MailPreference) {
  const { world } = product
  const about = { product: 'Headframe', title: 'News', preheader: '', paragraphs: ['News.'] }
  await inOneTransaction(world.database, (db) =>
    mailUnlessSwitchedOff(
      { db, now: world.clock(), world },
      { address: email, accountId: id, preference },
      (unsubscribeUrl) => ({
        kind: 'application-status',
        subject: 'News',
        ...letter({ ...about, unsubscribeUrl }),
      }),
    ),
  )
  await product.runTasks()
  const [mail] = (await product.mailTo(email)).slice(-1)
  return mail?.headers['list-unsubscribe']?.replace(/^<.*\/api(.*)>$/, '$1') ?? ''
}

test.each<[MailPreference, string]>([
  ['messages', '/contractor/settings#mails'],
  ['job_matches', '/contractor/job-wishes'],
  ['saved_searches', '/contractor/saved-searches'],
])('leads from the page of %s to where they are chosen: %s', async (preference, path) => {
  const link = await stopLinkMailedTo(await aContractor(product), preference)
  const href = `href="http://headframe.test${path}"`
  expect(await (await product.ask(link)).text()).toContain(href)

  await product.ask(link, { method: 'POST' })
  expect(await (await product.ask(link)).text()).toContain(href)
})

test('leads a company to its own settings, and whoever is gone to none', async () => {
  const page = await product.ask(await stopLinkMailedTo(await aCompany(product), 'messages'))
  expect(await page.text()).toContain('href="http://headframe.test/company/settings#mails"')

  const gone = await product.ask('/mail/unsubscribe/never-given')
  expect(await gone.text()).not.toContain('href=')
})
