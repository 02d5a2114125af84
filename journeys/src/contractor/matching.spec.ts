import type { Locator, Page } from '@playwright/test'
import { openAs } from '../entering.ts'
import { aCompany, aContractor } from '../people.ts'
import { applyTo, liveJobsOf } from '../hiring/posting-jobs.ts'
import { expect, test } from '../product.ts'
import { expectReadable, expectReadableAtAnyWidth } from '../readable.ts'

const why = (page: Page): Locator => page.getByRole('region', { name: /^Why / })

test('a contractor reads why a job suits them, says what they wish, and the company reads the same @any-width', async ({
  page,
  product,
  browser,
}) => {
  // Both sides, one after the other.
  test.slow()
  const company = await aCompany(product.url)
  const [job] = await liveJobsOf(product.url, company, [
    {
      title: 'Dozer Operator',
      description: 'Push overburden. A current HR licence is required. Knowledge of Surpac.',
    },
  ])
  if (!job) throw new Error('No job went live.')
  const contractor = await aContractor(product.url)
  await openAs(page, contractor)
  // The resume is read in the background; the screen follows.
  await expect(page.getByRole('region', { name: 'Recommended for you' })).toBeVisible({
    timeout: 30_000,
  })
  await expectReadableAtAnyWidth(page)

  await page.goto(`/contractor/job/${job.slug}`)
  await expect(why(page)).toContainText('Strong match')
  await expect(why(page)).toContainText('Worked as Dozer Operator')
  await why(page).getByText('Every reason, and the words it comes from').click()
  await expect(why(page)).toContainText('Surpac is asked for')
  await expectReadableAtAnyWidth(page)

  await why(page).getByRole('link', { name: 'Set your job wishes' }).first().click()
  await page.getByLabel('Monday to Friday').check()
  await page.getByLabel('Longest swing').fill('500')
  await page.getByRole('button', { name: 'Save wishes' }).click()
  await expect(page.getByText('Please enter between 1 and 60 days.').first()).toBeVisible()
  await page.getByLabel('Longest swing').fill('')
  await page.getByRole('button', { name: 'Save wishes' }).click()
  await expect(page.getByText('Your job wishes have been saved.')).toBeVisible()
  await expectReadableAtAnyWidth(page)

  await page.goto(`/contractor/job/${job.slug}`)
  await expect(why(page)).toContainText('The roster is none of yours (Monday to Friday)')
  await page.goto('/contractor/jobs?sort=match')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/contractor/job/${job.slug}"]`) })
    // The job that stands open beside the list leads to its own page from an item, too.
    .filter({ hasNotText: 'Open its own page' })
  await expect(card).toContainText(/roster do(es)? not fit/i)

  await applyTo(product.url, job, contractor)
  const hiring = await (await browser.newContext({ baseURL: product.url })).newPage()
  await openAs(hiring, company)
  await hiring.goto(`/company/view-job/${job.uuid}?tab=applicants`)
  await hiring.getByRole('combobox', { name: 'Sort by' }).selectOption('match')
  const list = hiring.getByRole('table', { name: 'Applicants, best match' })
  await expect(list).toContainText('Strong match')
  await list.getByRole('link', { name: 'Marnie Okafor' }).click()
  await expect(why(hiring)).toContainText('Worked as Dozer Operator')
  await expect(why(hiring)).toContainText('The roster is not one that they look for')
  await expect(why(hiring)).not.toContainText('Monday to Friday')
  await expectReadable(hiring)
  const candidate = hiring.getByRole('region', { name: 'Candidate' })
  await candidate.getByRole('button', { name: /^Approve/ }).click()
  await hiring
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(candidate).toContainText('Approved')
  await hiring.context().close()
})

test('whoever turns matching off is compared with nothing @any-width', async ({
  page,
  product,
}) => {
  const company = await aCompany(product.url)
  const [job] = await liveJobsOf(product.url, company, [{ title: 'Dozer Operator' }])
  if (!job) throw new Error('No job went live.')
  await openAs(page, await aContractor(product.url))
  await expect(page.getByRole('region', { name: 'Recommended for you' })).toBeVisible({
    timeout: 30_000,
  })

  await page.goto('/contractor/job-wishes')
  await expect(page.getByRole('radio', { name: 'Strong matches' })).toBeVisible()
  // Narrower than its choices are long.
  const desktop = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 780 })
  await expectReadable(page)
  if (desktop) await page.setViewportSize(desktop)
  await page.getByLabel('Compare jobs with me').click()
  await expect(page.getByText('Weekly mail of new jobs')).toBeHidden()
  await page.goto(`/contractor/job/${job.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Dozer Operator' })).toBeVisible()
  await expect(why(page)).toBeHidden()
})
