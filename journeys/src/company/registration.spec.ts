import type { Page } from '@playwright/test'
import { expect, test } from '../product.ts'
import { expectReadable } from '../readable.ts'
import { give, next, step } from '../contractor/registering.ts'
import {
  aCompanyAddress,
  aLogo,
  complete,
  expectTold,
  fillDetails,
  fillManager,
  fillPerson,
  getStarted,
} from './registering-company.ts'

test('a mining company registers, told of everything that is missing on its way', async ({
  page,
  product,
}) => {
  // Five steps, each refused, looked at in both themes and filled.
  test.slow()
  const email = aCompanyAddress()
  await page.goto('/company/register')
  await next(page)
  await expectTold(page, 'Company name is required', 'Email is required')
  await expect(page.getByLabel('Company name')).toBeFocused()
  await expectReadable(page)
  await page.getByLabel('Company email').fill('nobody at home')
  await next(page)
  await expectTold(page, 'Please enter a valid email address')

  await getStarted(page, email)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByLabel('Company name')).toHaveValue('Ridgeline Minerals')
  await refuseDetails(page)
  await fillDetails(page, 'Mining')

  await refuseProfile(page)
  await fillPerson(page)
  await page.getByText('Gold', { exact: true }).click()
  await page.getByLabel('Market cap (AUD)').fill('$45M')
  await next(page)

  await refuseOperations(page)
  await page.getByLabel('Field roster').fill('8 days on, 6 days off')
  await page.getByRole('button', { name: 'Gym' }).click()
  await page.getByRole('button', { name: 'Airstrip' }).click()
  await expect(page.getByLabel('Facilities', { exact: true })).toHaveValue('Gym, Airstrip')
  await page.getByLabel('Typical hours').fill('12-hour shifts')
  await addSoftware(page)
  await next(page)

  await refuseManager(page)
  await fillManager(page)
  const mail = await product.mailAfter(email, async () => {
    await complete(page).click()
    await expect(page).toHaveURL('/company/dashboard')
  })
  expect(mail.subject).toBe('Welcome to Headframe')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ridgeline Minerals')

  await page.goto('/company/register')
  await expect(page).toHaveURL('/company/dashboard')
})

async function refuseDetails(page: Page): Promise<void> {
  await give(page, { ...(await aLogo()), buffer: Buffer.from('%PDF-1.7 not a logo') })
  await expectTold(page, 'Unsupported file type (only PNG, JPG, WEBP allowed).')
  await page.getByLabel('Company name').fill('')
  await next(page)
  await expectTold(
    page,
    'Company name is required',
    'Please select an industry',
    'Website is required',
    'Head office location is required',
    'Please select employee size',
    'Company summary is required',
  )
  await expectReadable(page)
  await give(page, await aLogo())
  await expect(page.getByRole('img', { name: 'Your logo, as others will see it' })).toBeVisible()
  await page.getByLabel('Company name').fill('Ridgeline Minerals')
  await page.getByLabel('Website').fill('www.ridgeline.example')
  await next(page)
  await expectTold(page, 'Please enter a valid URL (e.g., https://www.example.com.au)')
}

async function refuseProfile(page: Page): Promise<void> {
  await next(page)
  await expectTold(
    page,
    'Add at least one key person with first name, last name, and role',
    'Select at least one commodity',
    'Enter a market cap or provide an exchange ticker',
  )
  await expect(page.getByLabel('First name of person 1')).toBeFocused()
  await expectReadable(page)
}

async function refuseOperations(page: Page): Promise<void> {
  await expect(step(page, 'Operations Overview')).toBeFocused()
  await next(page)
  await expectTold(
    page,
    'Typical hours information is required',
    'Field roster information is required',
    'Facilities information is required',
  )
  await expectReadable(page)
}

async function refuseManager(page: Page): Promise<void> {
  await expect(step(page, 'Manager Information')).toBeFocused()
  await complete(page).click()
  await expectTold(
    page,
    'First name is required',
    'Last name is required',
    'Job title is required',
    'Phone number is required',
    'Password is required',
  )
  await expectReadable(page)
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm password').fill('other')
  await complete(page).click()
  await expectTold(page, 'Password must be at least 8 characters', 'Passwords do not match')
}

async function addSoftware(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Software used' }).click()
  const search = page.getByRole('combobox', { name: 'Search or add your own' })
  await search.fill('leapfrog')
  await page.getByRole('option', { name: 'Leapfrog Geo' }).click()
  await search.fill('Pit  Planner')
  await page.getByRole('option', { name: 'Add “Pit Planner”' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Remove Pit Planner' })).toBeVisible()
}
