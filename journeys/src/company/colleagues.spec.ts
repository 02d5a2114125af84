import type { BrowserContext, Page } from '@playwright/test'
import { openProfile } from '../hiring/applicants.ts'
import { aCompany, aContractor, signIn } from '../people.ts'
import type { OwnCompany } from '../people.ts'
import { applyTo, liveJobsOf } from '../hiring/posting-jobs.ts'
import { expect, test } from '../product.ts'
import type { Product } from '../product.ts'
import { expectReadable } from '../readable.ts'

const password = 'quandong-and-slate-4'

/** What an owner does in the settings, and the link that comes of it by mail. */
async function invite(page: Page, product: Product, email: string, role: string): Promise<string> {
  const { link } = await product.mailAfter(email, async () => {
    await page.getByRole('button', { name: 'Invite Invite somebody' }).click()
    await page.getByRole('textbox', { name: 'Email address', exact: true }).fill(email)
    await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible()
  })
  return link
}

async function accept(page: Page, link: string, [first, last]: [string, string]): Promise<void> {
  await page.goto(link)
  await page.getByLabel('First name').fill(first)
  await page.getByLabel('Last name').fill(last)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password').fill(password)
  await expectReadable(page)
  await page.getByRole('button', { name: 'Accept and sign in' }).click()
  await expect(page).toHaveURL('/company/dashboard')
}

async function ownPage(context: BrowserContext): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('There is no browser to open another window in')
  return (await browser.newContext()).newPage()
}

async function openAsOwner(page: Page, company: OwnCompany): Promise<void> {
  await page.goto(company.login)
  await signIn(page, company)
  await expect(page).toHaveURL(company.home)
  await page.goto('/company/settings')
  await expect(page.getByText('You are here alone.')).toBeVisible()
}

const decide = (page: Page) => page.getByRole('button', { name: /^Approve/ })
const among = (page: Page) => page.getByRole('region', { name: 'Among colleagues' })

test('an owner invites two, who decide and look; the one is removed and is out at once @any-width', async ({
  page,
  context,
  product,
}) => {
  // Three people at work in windows of their own.
  test.slow()
  const company = await aCompany(product.url)
  const [job] = await liveJobsOf(product.url, company, [{ title: 'Loader Operator' }])
  if (!job) throw new Error('No job went live.')
  await applyTo(product.url, job, await aContractor(product.url))
  await openAsOwner(page, company)
  const hirerLink = await invite(page, product, `jane-${job.uuid}@people.example`, 'Hirer')
  const viewerLink = await invite(page, product, `vic-${job.uuid}@people.example`, 'Viewer')
  await expectReadable(page)

  const [jane, vic] = [await ownPage(context), await ownPage(context)]
  await accept(jane, hirerLink, ['Jane', 'Lund'])
  await accept(vic, viewerLink, ['Vic', 'Stone'])

  const applicants = `/company/view-job/${job.uuid}?tab=applicants`
  for (const colleague of [jane, vic]) {
    await colleague.goto(applicants)
    await openProfile(colleague, 'Marnie Okafor')
  }
  await decide(jane).click()
  await jane.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(among(jane)).toContainText('Approved by Jane Lund')

  await vic.reload()
  await expect(among(vic)).toContainText('Approved by Jane Lund')
  await expect(among(vic)).toContainText('Seen by Vic Stone')
  await expect(decide(vic)).toBeHidden()
  await among(vic).getByLabel('New note').fill('Worked with her at Leinster.')
  await among(vic).getByRole('button', { name: 'Add note' }).click()
  await expect(among(vic).getByRole('list', { name: /^Notes/ })).toContainText('Leinster')
  await expectReadable(vic)
  await vic.goto('/company/post-job')
  await expect(vic.getByRole('main')).toContainText('Your role in this company account')
  await expect(vic.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Actions for Jane Lund' }).click()
  await page.getByRole('menuitem', { name: 'Remove from the account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Jane Lund is no longer in your account.')).toBeVisible()
  await jane.goto('/company/manage-jobs')
  await expect(jane).toHaveURL(/\/company\/log/)
  await jane.context().close()
  await vic.context().close()
})
