import type { Locator, Page } from '@playwright/test'
import { aJobOf } from '@headframe/server/src/testing/jobs.ts'
import type { Behind } from '@headframe/server/src/testing/jobs.ts'
import { giveCredits } from '@headframe/server/src/testing/payments.ts'
import { openAs } from '../entering.ts'
import { aCompany } from '../people.ts'
import type { OwnCompany } from '../people.ts'
import { liveJobsOf } from './posting-jobs.ts'
import { expect, test as base } from '../product.ts'
import { expectReadable, expectReadableAtAnyWidth } from '../readable.ts'

/** A company of the journey's own that looks at its jobs. */
const test = base.extend<{ company: OwnCompany }>({
  company: [
    async ({ page, product }, use) => {
      const company = await aCompany(product.url)
      await openAs(page, company, '/company/manage-jobs')
      await expect(page.getByRole('heading', { level: 1, name: 'Manage Jobs' })).toBeVisible()
      await use(company)
    },
    { auto: true },
  ],
})

const row = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title })
const main = (page: Page): Locator => page.getByRole('main')
const day = 24 * 3600_000

/** A job in every state, and two that are about to end. */
async function jobsOfAllKinds(behind: Behind, company: OwnCompany): Promise<void> {
  const now = Date.now()
  const ending = (days: number) => ({ expires_at: new Date(now + days * day) })
  await aJobOf(behind, company, { title: 'Shift Boss' }, 'closed')
  await aJobOf(behind, company, { title: 'Mill Operator' }, 'expired')
  await aJobOf(behind, company, { title: 'Jumbo Operator', ...ending(5) })
  await aJobOf(behind, company, { title: 'Paste Fill Operator', ...ending(1) })
  await aJobOf(behind, company, { title: null, work_location: null }, 'draft')
}

async function act(page: Page, title: string, action: string): Promise<void> {
  await row(page, title)
    .getByRole('button', { name: `Actions for ${title}` })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('a company without jobs is invited to post its first one', async ({ page }) => {
  await expect(main(page)).toContainText('No jobs posted yet')
  await expect(main(page)).toContainText('Start posting now to find the perfect candidates!')
  await expectReadable(page)
  await page.getByRole('link', { name: 'Post Your First Job' }).click()
  await expect(page).toHaveURL(/\/company\/post-job\?draft=/)
})

test('jobs are filtered and searched, and the address remembers how @any-width', async ({
  page,
  company,
  product,
}) => {
  await product.behind((behind) => jobsOfAllKinds(behind, company))
  await liveJobsOf(product.url, company, [{ title: 'Dozer Operator', work_location: 'Newman WA' }])
  await page.reload()

  await expect(row(page, 'Shift Boss')).toContainText('Closed')
  await expect(row(page, 'Mill Operator')).toContainText('Expired')
  await expect(row(page, 'Jumbo Operator')).toContainText('5 days left')
  await expect(row(page, 'Paste Fill Operator')).toContainText('Last day')
  await expect(row(page, 'Dozer Operator')).toContainText('30 days remaining')
  await expect(row(page, 'Job without a title')).toContainText('Location not provided')
  await expectReadableAtAnyWidth(page)

  await page.getByRole('button', { name: /^Active/ }).click()
  await expect(page).toHaveURL('/company/manage-jobs?status=2')
  await expect(row(page, 'Shift Boss')).toBeHidden()
  await expect(row(page, 'Dozer Operator')).toBeVisible()
  await page.getByRole('searchbox').fill('newman')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/company/manage-jobs?status=2&search=newman')
  await expect(row(page, 'Jumbo Operator')).toBeHidden()

  await page.reload()
  await expect(row(page, 'Dozer Operator')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('newman')
  await page.getByRole('button', { name: /^Draft/ }).click()
  await expect(main(page)).toContainText('None of your jobs match.')
  await page.goBack()
  await expect(row(page, 'Dozer Operator')).toBeVisible()
  await page.getByRole('button', { name: /^Expired/ }).click()
  await page.getByRole('button', { name: 'Show all jobs' }).click()
  await expect(page).toHaveURL('/company/manage-jobs')
  await expect(row(page, 'Mill Operator')).toBeVisible()
})

test('a word without end breaks, and moves nothing out of its place', async ({
  page,
  company,
  product,
}) => {
  const endless = 'Boilermaker'.repeat(18)
  const wishes = { title: endless, work_location: endless }
  const long = await product.behind((behind) => aJobOf(behind, company, wishes))
  const short = await product.behind((behind) => aJobOf(behind, company))
  await page.reload()
  await expect(row(page, endless)).toBeVisible()
  // What is wider than its place would be a region to scroll.
  await expect(page.getByRole('region', { name: 'Your job postings, newest first' })).toBeHidden()
  await expectReadable(page)

  const ends: number[] = []
  for (const { id } of [long, short]) {
    await page.goto(`/company/view-job/${id}`)
    const box = await page.getByRole('button', { name: /^Actions for / }).boundingBox()
    ends.push((box?.x ?? 0) + (box?.width ?? 0))
    await expectReadable(page)
  }
  expect(ends[0]).toBe(ends[1])
})

test('more jobs than a page holds are paged @any-width', async ({ page, company, product }) => {
  await product.behind(async (behind) => {
    for (let number = 1; number <= 21; number += 1)
      await aJobOf(behind, company, {
        title: `Trades Assistant ${number}`,
        created_at: new Date(Date.now() - number * day),
      })
  })
  await page.reload()

  await expect(page.getByText('1 to 20 of 21 jobs')).toBeVisible()
  await expect(row(page, 'Trades Assistant 21')).toBeHidden()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/company/manage-jobs?page=2')
  await expect(row(page, 'Trades Assistant 21')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('jobs are tidied up: a draft deleted, what has ended written anew, and a live one closed for good @any-width', async ({
  page,
  company,
  product,
}) => {
  const [{ id: endsMeanwhile }, { id: ended }] = await product.behind(async (behind) => {
    await aJobOf(behind, company, { title: 'Leading Hand' })
    await aJobOf(behind, company, { title: 'Nipper', work_location: null }, 'draft')
    return [
      await aJobOf(behind, company, { title: 'Bogger Operator' }),
      await aJobOf(behind, company, { title: 'Mill Operator' }, 'expired'),
    ] as const
  })
  await page.reload()
  const question = page.getByRole('alertdialog')

  await test.step('a draft is deleted, once that is understood', async () => {
    await act(page, 'Nipper', 'Delete Draft')
    await expect(question.getByRole('button', { name: 'Delete Draft' })).toBeDisabled()
    await question.getByLabel('Yes, delete this draft job posting').check()
    await question.getByRole('button', { name: 'Delete Draft' }).click()
    await expect(page.getByText('Draft job deleted successfully')).toBeVisible()
    await expect(row(page, 'Nipper')).toHaveCount(0)
  })

  await test.step('a job that ended meanwhile cannot be closed, and says so', async () => {
    await act(page, 'Bogger Operator', 'Close Job')
    await question.getByRole('checkbox').check()
    await product.behind(({ world }) =>
      world.database.writing
        .updateTable('job')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .where('id', '=', endsMeanwhile)
        .execute(),
    )
    await question.getByRole('button', { name: 'Close Job' }).click()
    await expect(question.getByRole('alert')).toHaveText('Only an active job can be closed.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
  })

  await test.step('a job that has ended is written anew as a draft', async () => {
    await row(page, 'Mill Operator')
      .getByRole('button', { name: /^Post again/ })
      .click()
    await expect(page).toHaveURL(/\/company\/edit-job\/[0-9a-f-]{36}/)
    expect(page.url()).not.toContain(ended)
    await page.goto('/company/manage-jobs?status=1')
    await expect(row(page, 'Mill Operator')).toContainText('Draft')
    await page.getByRole('button', { name: /^Active/ }).click()
  })

  await act(page, 'Leading Hand', 'Close Job')
  const confirm = question.getByRole('button', { name: 'Close Job' })
  await expect(confirm).toBeDisabled()
  await expectReadable(page)
  await question.getByLabel('I understand and want to close this job posting').check()
  await confirm.click()

  await expect(page.getByText('Job closed successfully')).toBeVisible()
  await page.getByRole('button', { name: /^Closed/ }).click()
  await expect(row(page, 'Leading Hand')).toContainText('Closed')
  await act(page, 'Leading Hand', 'View Job')
  await expect(page.getByRole('heading', { level: 1, name: 'Leading Hand' })).toBeVisible()
  await expect(main(page)).toContainText('Closed')
  await expect(page.getByRole('link', { name: 'Edit Job' })).toBeHidden()
})

test('whoever comes back from paying is thanked or told that it failed, and finds receipts and credits @any-width', async ({
  page,
  company,
  product,
}) => {
  await page.goto('/company/manage-jobs?payment_intent=pi_1&redirect_status=succeeded')
  await expect(page.getByText('Payment Successful')).toBeVisible()
  await expectReadable(page)
  await expect(page.getByText('Payment Successful')).toBeHidden()
  await expect(page).toHaveURL('/company/manage-jobs')

  await page.goto('/company/manage-jobs?payment_intent=pi_1&redirect_status=failed')
  await expect(main(page).getByRole('alert')).toHaveText(
    'Payment processing failed. Please try again.',
  )
  await expect(page).toHaveURL('/company/manage-jobs')
  await expect(page.getByText('Payment Successful')).toBeHidden()

  await page.getByRole('link', { name: 'Payment History' }).click()
  await expect(page).toHaveURL('/company/payment-history')
  await expect(main(page)).toContainText('No payment history')
  await expect(main(page)).toContainText('0 credits left')

  await liveJobsOf(product.url, company, [{ title: 'Dump Truck Operator' }])
  await product.behind((behind) => giveCredits(behind, company, 2))
  await page.reload()
  await expect(main(page)).toContainText('2 credits left')
  const payment = row(page, 'Dump Truck Operator')
  await expect(payment).toContainText('Job Posting')
  await expect(payment).toContainText('$162.50')
  await expect(payment).toContainText('incl. $14.77 GST')
  await expect(payment).toContainText('Paid')
  await expectReadableAtAnyWidth(page)

  const saving = page.waitForEvent('download')
  await payment.getByRole('button', { name: /Download receipt HF-\d+/ }).click()
  expect((await saving).suggestedFilename()).toMatch(/^receipt-HF-\d+\.pdf$/)
  await payment.getByRole('link', { name: 'Dump Truck Operator' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dump Truck Operator' })).toBeVisible()
})
