import { expect, test } from '../product.ts'
import { anAddress, choosePassword, newPassword } from './registering.ts'

test('the older sign-up asks for six fields and leads to the profile @any-width', async ({
  page,
}) => {
  await page.goto('/contractor/signup')
  await page.getByRole('link', { name: 'Back to Contractor Login' }).click()
  await expect(page).toHaveURL('/contractor/login')
  await page.goBack()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please fill all the fields')

  await page.getByLabel('First name').fill('Tui')
  await page.getByLabel('Last name').fill('Ngata')
  await page.getByLabel('Email', { exact: true }).fill(anAddress())
  await page.getByLabel('Phone').fill('0491 570 110')
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match')

  await choosePassword(page)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/contractor/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('contractorName'))).toBe('Tui Ngata')
})
