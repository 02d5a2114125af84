import type { Page } from '@playwright/test'
import { expect, test } from '../product.ts'
import { expectReadable } from '../readable.ts'
import { give, newPassword, next, step } from '../contractor/registering.ts'
import {
  aCompanyAddress,
  aLogo,
  back,
  complete,
  expectTold,
  fillDetails,
  fillManager,
  fillPerson,
  fillUpToManager,
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

test('a ticker is looked up while it is typed @any-width', async ({ page }) => {
  await getStarted(page, aCompanyAddress())
  await fillDetails(page, 'Mining')
  const ticker = page.getByLabel('ASX ticker')
  const cap = page.getByLabel('Market cap (AUD)')

  await ticker.pressSequentially('bhpxyz')
  await expect(ticker).toHaveValue('BHPXY')
  await expectTold(page, 'Symbol not found. Please check your ASX ticker.')
  await expect(ticker).toHaveValue('')

  await ticker.fill('bhp')
  await expect(page.getByText(/^BHP Group: \$[\d.]+B AUD on /)).toBeVisible()
  await expect(cap).toHaveValue(/^\$[\d.]+B AUD$/)

  await page.route('**/registration/asx/**', (route) => route.abort('internetdisconnected'))
  await ticker.fill('rio')
  await expectTold(page, 'Unable to fetch market data. Please try again.')
  await expect(cap).toHaveValue('')
  await cap.fill('$1.2B')
  await expect(ticker).toHaveValue('RIO')
})

test('a logo is refused, sent, replaced and removed @any-width', async ({ page }) => {
  await getStarted(page, aCompanyAddress())
  const logo = page.getByRole('img', { name: 'Your logo, as others will see it' })

  const pdf = {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('%PDF-1.7 not a logo'),
  }
  await give(page, pdf)
  await expectTold(page, 'Unsupported file type (only PNG, JPG, WEBP allowed).')
  const small = await aLogo(300)
  const padding = Buffer.alloc(2_097_153 - small.buffer.length)
  await give(page, { ...small, buffer: Buffer.concat([small.buffer, padding]) })
  await expectTold(page, 'File too large (max 2MB).')
  await expectReadable(page)

  await give(page, small)
  await expect(logo).toBeVisible()
  await expect(page.getByText('smaller than 400 × 400 pixels')).toBeVisible()
  await give(page, await aLogo())
  await expect(page.getByText('smaller than 400 × 400 pixels')).toBeHidden()
  await expect(logo).toBeVisible()

  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(logo).toBeHidden()
  await give(page, await aLogo())
  await fillDetails(page, 'Mining')
  await back(page)
  await expect(logo).toBeVisible()
})

test('a company that does not mine is not asked about mines @any-width', async ({ page }) => {
  await getStarted(page, aCompanyAddress())
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

  await expect(page).toHaveURL('/company/dashboard')
  const left = await page.evaluate(() => localStorage.getItem('companyRegistrationDraft'))
  expect(left).toBeNull()
})

test('what the server refuses leads back to where it stands @any-width', async ({
  page,
  request,
}) => {
  const email = aCompanyAddress()
  await fillUpToManager(page, email)
  await fillManager(page)
  await page.getByLabel('Password', { exact: true }).fill('password1')
  await page.getByLabel('Confirm password').fill('password1')
  await complete(page).click()
  await expectTold(page, 'This password is too easy to guess. Please choose another one.')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

  await page.route('**/registration/submit', (route) => route.abort('internetdisconnected'))
  await fillManager(page)
  await complete(page).click()
  await expectTold(page, 'Submission failed, please try again')
  await page.unroute('**/registration/submit')

  const contact = { contact_name: 'Tui Ngata', contact_position: 'Owner', contact_email: email }
  const place = { company_office: 'Perth', company_website: 'https://tui.example' }
  const taken = await request.post('/api/marketplace.php?companySignup', {
    form: {
      company_name: 'Tui Drilling',
      ...place,
      ...contact,
      contact_phone: '0491 570 110',
      password: newPassword,
    },
  })
  expect(taken.ok()).toBe(true)
  await complete(page).click()
  await expect(step(page, 'Get Started')).toBeVisible()
  await expectTold(page, 'This email address is already registered.')
  await expect(page.getByLabel('Company email')).toBeFocused()
})
