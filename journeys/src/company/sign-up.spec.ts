import { expect, test } from '../product.ts'
import { expectReadableAtAnyWidth } from '../readable.ts'
import { newPassword } from '../contractor/registering.ts'
import { aCompanyAddress } from './registering-company.ts'

test('the older sign-up asks for nine fields and leads to the dashboard @any-width', async ({
  page,
}) => {
  const signUp = page.getByRole('button', { name: 'Sign Up' })
  const told = page.getByRole('alert')
  await page.goto('/company/signup')
  await page.getByRole('link', { name: 'Return to login' }).click()
  await expect(page).toHaveURL('/company/login')
  await page.goBack()
  await signUp.click()
  await expect(told).toHaveText('Please fill all the fields')
  await expectReadableAtAnyWidth(page)

  await page.getByLabel('Company name').fill('Tui Drilling')
  await page.getByLabel('Office').fill('Perth WA 6000')
  await page.keyboard.press('Escape')
  await page.getByLabel('Website').fill('tui.example')
  await page.getByLabel('Contact name').fill('Tui Ngata')
  await page.getByLabel('Position').fill('Owner')
  await page.getByLabel('Email', { exact: true }).fill('company@demo.example')
  await page.getByLabel('Phone').fill('0491 570 110')
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm password').fill('something else')
  await signUp.click()
  await expect(told).toHaveText('Passwords do not match')

  await page.getByLabel('Confirm password').fill(newPassword)
  await signUp.click()
  await expect(told).toHaveText('This email address is already registered.')
  await page.getByLabel('Email', { exact: true }).fill(aCompanyAddress())
  await signUp.click()
  await expect(page).toHaveURL('/company/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tui Drilling')
})
