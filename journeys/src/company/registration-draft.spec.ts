import { expect, test } from '../product.ts'
import { expectReadable } from '../readable.ts'
import { draftNote, newPassword, next, step } from '../contractor/registering.ts'
import {
  aCompanyAddress,
  complete,
  fillDetails,
  fillManager,
  fillPerson,
  fillUpToManager,
  getStarted,
} from './registering-company.ts'

test('a registration is left and taken up in another browser @any-width', async ({
  page,
  browser,
}) => {
  await fillUpToManager(page, aCompanyAddress())
  await fillManager(page)
  await expect(draftNote(page, /^Saved /)).toBeVisible()
  await page.reload()
  await expect(step(page, 'Manager Information')).toBeVisible()
  await expect(page.getByLabel('Job title')).toHaveValue('General Manager')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  const id = await page.evaluate(() => localStorage.getItem('companyRegistrationDraft'))
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(`${new URL(page.url()).origin}/company/register?draft=${id}`)
  await expect(other).toHaveURL('/company/register')
  await expect(step(other, 'Manager Information')).toBeVisible()
  await expectReadable(other)
  await other.getByRole('status').getByRole('button', { name: 'password' }).click()
  await other.getByLabel('Password', { exact: true }).fill(newPassword)
  await other.getByLabel('Confirm password').fill(newPassword)
  await complete(other).click()
  await expect(other).toHaveURL('/company/dashboard')
  await elsewhere.close()

  // What became a company is no draft any more.
  await page.reload()
  await expect(step(page, 'Get Started')).toBeVisible()
  await expect(page.getByLabel('Company name')).toHaveValue('')
})

test('rows, chips and an earlier step come back with Back and after a reload @any-width', async ({
  page,
}) => {
  await getStarted(page, aCompanyAddress())
  await fillDetails(page, 'Mining')
  await fillPerson(page)
  await page.getByRole('button', { name: 'Add person' }).click()
  await page.getByLabel('First name of person 2').fill('Tui')
  await page.getByText('Lithium', { exact: true }).click()
  await page.goBack()
  await expect(step(page, 'Company Details')).toBeVisible()
  await page.reload()

  await expect(page.getByLabel('Industry').locator('option:checked')).toHaveText('Mining')
  await next(page)
  await expect(page.getByLabel('First name of person 2')).toHaveValue('Tui')
  await expect(page.getByLabel('Lithium')).toBeChecked()

  // Nobody gets further than they have come.
  await page.goto('/company/register?step=manager-info')
  await expect(step(page, 'Company Profile')).toBeVisible()
})

test('without a network nothing is lost, and it is saved once there is one @any-width', async ({
  page,
  context,
}) => {
  await getStarted(page, aCompanyAddress())
  await expect(draftNote(page, /^Saved /)).toBeVisible()

  await context.setOffline(true)
  await page.getByLabel('Website').fill('https://www.ridgeline.example')
  await expect(draftNote(page, /are not saved yet/).first()).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await expect(draftNote(page, /^Saved /)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Website')).toHaveValue('https://www.ridgeline.example')
})

test('a company that does not mine is asked nothing of mines, and comes to where it wanted to go @any-width', async ({
  page,
}) => {
  await page.goto('/company/manage-jobs')
  await page.getByRole('link', { name: 'Create a free account' }).click()
  await page.getByLabel('Company name').fill('Ridgeline Minerals')
  await page.getByLabel('Company email').fill(aCompanyAddress())
  await next(page)
  await fillDetails(page, 'Engineering and Design')
  await expect(page.getByText('Key projects')).toBeVisible()
  await expect(page.getByText('Commodities')).toBeHidden()
  await expect(page.getByLabel('ASX ticker')).toBeHidden()
  await fillPerson(page)
  await next(page)
  await expect(page.getByLabel('Typical hours')).toBeVisible()
  await expect(page.getByLabel('Field roster')).toBeHidden()
  await expect(page.getByText('Facilities')).toBeHidden()
  await page.getByLabel('Typical hours').fill('8 am to 5 pm on weekdays')
  await next(page)
  await fillManager(page)
  await complete(page).click()
  await expect(page).toHaveURL('/company/manage-jobs')
  const left = await page.evaluate(() => localStorage.getItem('companyRegistrationDraft'))
  expect(left).toBeNull()
})
