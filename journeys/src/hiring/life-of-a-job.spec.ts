import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { application, applyNow, rate, send } from '../contractor/applying.ts'
import { aContractor, signIn } from '../people.ts'
import type { Person } from '../people.ts'
import { expect } from '../product.ts'
import { goodCard, jobCalled, pay, test, typeCard, writeJob } from './writing-a-job.ts'

test('a job lives from an empty form to an answer for whoever applied @any-width', async ({
  page,
  browser,
  product,
  company,
}) => {
  // Two people take their turns in two browsers.
  test.slow()
  const title = `Dozer Operator ${randomUUID().slice(0, 8)}`
  await writeJob(page, title)
  await typeCard(page, goodCard)
  await pay(page).click()
  await expect(jobCalled(page, title)).toContainText('Active')

  const marnie = await aContractor(product.url)
  const elsewhere = await browser.newContext({ baseURL: product.url })
  const other = await elsewhere.newPage()
  const mail = await product.mailAfter(company.email, () => findAndApply(other, marnie, title))
  expect(mail.subject).toBe(`New applicant for ${title}`)

  await page.goto(mail.link)
  await page.getByRole('link', { name: 'Marnie Okafor' }).click()
  const candidate = page.getByRole('region', { name: 'Candidate' })
  await expect(candidate.getByRole('heading', { name: 'Marnie Okafor' })).toBeVisible()
  await candidate.getByRole('button', { name: /^Approve/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Marnie Okafor has been approved.')).toBeVisible()

  // A letter follows once the decision has stood for a while; on the screen it is there at once.
  await other.goto('/contractor/applied-jobs')
  await expect(other.getByRole('article').filter({ hasText: title })).toContainText('Approved')
  await elsewhere.close()
})

async function findAndApply(page: Page, contractor: Person, title: string): Promise<void> {
  await page.goto('/contractor/jobs')
  await page.getByRole('combobox', { name: 'Search jobs' }).fill(title)
  await page.getByRole('link', { name: title }).click()
  const beside = page.getByRole('region', { name: 'The job in full' })
  await expect(beside.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await beside.getByRole('link', { name: 'Apply Now' }).click()
  await signIn(page, contractor)
  await expect(rate(page)).toHaveValue('88.50')
  await send(page).click()
  await expect(application(page)).toContainText('Application successful')
  await expect(applyNow(page)).toBeHidden()
}
