import type { Locator, Page } from '@playwright/test'
import { aJobOf, anApplicationTo } from '@headframe/server/src/testing/jobs.ts'
import { aContractor } from '@headframe/server/src/testing/people.ts'
import { aPoolOf } from '@headframe/server/src/testing/communities.ts'
import { openAs } from '../entering.ts'
import { aCompany, openMenu, signIn } from '../people.ts'
import type { OwnCompany } from '../people.ts'
import { expect, test as base } from '../product.ts'
import { expectReadable, expectReadableAtAnyWidth } from '../readable.ts'

/** A company that has just opened its dashboard. */
const test = base.extend<{ company: OwnCompany }>({
  company: [
    async ({ page, product }, use) => {
      const company = await aCompany(product.url)
      await openAs(page, company)
      await expect(heading(page, 'Welcome, Saltbush Mining')).toBeVisible()
      await use(company)
    },
    { auto: true },
  ],
})

const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })
const content = (page: Page): Locator => page.getByRole('main')
const activity = (page: Page): Locator => page.getByRole('region', { name: 'Recent Activity' })
const tile = (page: Page, label: string): Locator =>
  content(page).locator('dl', { has: page.getByText(label, { exact: true }) })

test('a new company sees what to do first', async ({ page }) => {
  for (const label of ['Total Jobs', 'Active Jobs', 'Applications', 'Talent Pools'])
    await expect(tile(page, label)).toContainText('0')
  await expect(activity(page)).toContainText('No jobs posted yet')
  await expect(page.getByRole('region', { name: 'Your public page' })).toContainText('Published')
  await expectReadable(page)

  await activity(page).getByRole('link', { name: 'Post Your First Job' }).click()
  await expect(page).toHaveURL(/\/company\/post-job\?draft=/)
  await page.goBack()
  await content(page).getByRole('link', { name: 'Post a job' }).click()
  await expect(page).toHaveURL(/\/company\/post-job\?draft=/)
  await page.goBack()
  await content(page).getByRole('link', { name: 'Create a talent pool' }).click()
  await expect(page).toHaveURL('/company/talent-pools?create=true')
})

test('what waits is told first, jobs and pools are counted, and each leads to where it is dealt with @any-width', async ({
  page,
  company,
  product,
}) => {
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today).toContainText('Nobody waits')
  await expect(today).toContainText('All is read')
  const job = await product.behind(async (behind) => {
    await aPoolOf(behind, company)
    await aJobOf(behind, company, { title: 'Shift Boss' }, 'closed')
    await aJobOf(behind, company, { title: 'Mill Operator' }, 'expired')
    // Both could be written within the same moment, and only the later one is to go on with.
    const before = { touched_at: new Date(Date.now() - 60_000) }
    await aJobOf(behind, company, { title: null, work_location: null, ...before }, 'draft')
    await aJobOf(behind, company, { title: 'Nipper' }, 'draft')
    const soon = { expires_at: new Date(Date.now() + 3 * 24 * 3600_000) }
    const live = await aJobOf(behind, company, { title: 'Jumbo Operator', ...soon })
    const applied_at = new Date(Date.now() - 4 * 24 * 3600_000 - 60_000)
    await anApplicationTo(behind, live, await aContractor(behind), { applied_at })
    return live
  })
  await page.reload()
  await expect(today).toContainText('The longest for 4 days.')
  await expect(tile(page, 'Total Jobs')).toContainText('5')
  await expect(tile(page, 'Active Jobs')).toContainText('1')
  await expect(tile(page, 'Talent Pools')).toContainText('1')
  const entry = (name: string) => activity(page).getByRole('listitem').filter({ hasText: name })
  await expect(entry('Jumbo Operator')).toContainText('Active')
  await expect(entry('Mill Operator')).toContainText('Expired')
  await expect(entry('Shift Boss')).toContainText('Closed')
  await expect(entry('Job without a title')).toContainText('Draft')
  await expectReadable(page)

  const decide = `/company/view-job/${job.id}?tab=applicants&status=0`
  for (const [part, link, there] of [
    [today, 'Decide', decide],
    [today, 'See which', '/company/manage-jobs?only=ending'],
    [today, 'All drafts', '/company/manage-jobs?status=1'],
    [today, 'Go on with Nipper', /\/company\/edit-job\//],
    [activity(page), 'Jumbo Operator', `/company/view-job/${job.id}`],
    [content(page), 'Manage jobs', '/company/manage-jobs'],
    [content(page), 'View All', '/company/manage-jobs'],
    [content(page), 'View talent pools', '/company/talent-pools'],
  ] as const) {
    await part.getByRole('link', { name: link }).first().click()
    await expect(page).toHaveURL(there)
    // In the app itself, which is a step and no new document.
    await page.goBack()
  }
})

test('mails are switched, a copy is taken, and the account is erased @any-width', async ({
  page,
  company,
}) => {
  await openMenu(page, company.menu, false)
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(heading(page, 'Account Settings')).toBeVisible()

  const credits = page.getByRole('switch', { name: /Credits/ })
  const saved = page.waitForResponse(/mail-preferences/)
  await credits.click()
  await saved
  await page.reload()
  await expect(credits).not.toBeChecked()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/)

  await page.getByRole('button', { name: 'Erase my account' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('This stays')
  await dialog.getByLabel('Account password').fill('not our password')
  await dialog.getByRole('button', { name: 'Erase my account' }).click()
  await expect(dialog.getByText('The account password is not correct.')).toBeVisible()
  await expectReadableAtAnyWidth(page)
  await dialog.getByLabel('Account password').fill(company.password)
  await dialog.getByRole('button', { name: 'Erase my account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account has been erased')).toBeVisible()

  await page.goto(`/contractor/company/${company.slug}`)
  await expect(page.getByRole('alert')).toContainText('Company not found.')
  await page.goto(company.login)
  await signIn(page, company)
  await expect(page.getByRole('alert')).toContainText('double-check your email and password')
})
