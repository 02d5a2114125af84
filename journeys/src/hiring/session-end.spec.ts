import { endSession, expectLogin } from '../ended-session.ts'
import { aContractor, signIn } from '../people.ts'
import { applyTo, liveJobsOf } from './posting-jobs.ts'
import type { PostedJob } from './posting-jobs.ts'
import { expect } from '../product.ts'
import { expectStep, goOn, next, tellRole, test } from './writing-a-job.ts'

function first([job]: readonly PostedJob[]): PostedJob {
  if (!job) throw new Error('No job went live.')
  return job
}

test('a session that ends while a job is written leads back to all of it @any-width', async ({
  page,
  product,
  company,
}) => {
  await tellRole(page)
  await goOn(page, 'Conditions')
  await page.getByRole('button', { name: 'Previous' }).click()
  await endSession(page, product)
  await page.getByLabel('Job title').fill('Grader Operator')
  await next(page).click()
  await expectLogin(page)
  await signIn(page, company)
  await expectStep(page, 'Conditions')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('Grader Operator')
  await expect(page.getByText(/^Saved /).filter({ visible: true })).toBeVisible()

  await endSession(page, product)
  await page.getByLabel('Job title').fill('Loader Operator')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expectLogin(page)
  await signIn(page, company)
  await expect(page.getByLabel('Job title')).toHaveValue('Loader Operator')
})

test('a session that ends while a live job is changed leads back to the changes @any-width', async ({
  page,
  product,
  company,
}) => {
  const job = first(await liveJobsOf(product.url, company, [{ title: 'Dozer Operator' }]))
  await page.goto(`/company/edit-job/${job.uuid}`)
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('Rip and push.')
  await endSession(page, product)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectLogin(page)
  await signIn(page, company)
  await expect(description).toHaveText('Rip and push.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('main')).toContainText('Rip and push.')
})

test('a session that ends while somebody is told no leads back to the words @any-width', async ({
  page,
  product,
  company,
}) => {
  const job = first(await liveJobsOf(product.url, company, [{ title: 'Dozer Operator' }]))
  await applyTo(product.url, job, await aContractor(product.url))
  await page.goto(`/company/view-job/${job.uuid}?tab=applicants`)
  await page.getByRole('link', { name: 'Marnie Okafor' }).click()
  const candidate = page.getByRole('region', { name: 'Candidate' })
  await candidate.getByRole('button', { name: 'Reject Marnie Okafor' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Your words to them/).fill('We went with somebody closer.')
  await endSession(page, product)
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expectLogin(page)
  await signIn(page, company)
  await expect(dialog.getByLabel(/Your words to them/)).toHaveValue('We went with somebody closer.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Marnie Okafor has been rejected.')).toBeVisible()
})

test('a session that ends while a company profile is edited leads back to the words @any-width', async ({
  page,
  product,
  company,
}) => {
  await page.goto('/company/profile/edit')
  await expect(page.getByLabel('Industry')).toHaveValue('1')
  await endSession(page, product)
  await page.getByLabel('Head Office').fill('12 Assay Road, Kalgoorlie')
  await expectLogin(page)
  await signIn(page, company)
  await expect(page.getByLabel('Head Office')).toHaveValue('12 Assay Road, Kalgoorlie')
  await expect(page.getByText('All changes saved').last()).toBeVisible()
})
