import { adminEmail, askForLink } from './administrators.ts'
import { expect, test } from '../product.ts'
import { expectReadable } from '../readable.ts'

test('an administrator signs in with the link of the mail, and out', async ({
  page,
  product,
  isMobile,
}) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/auth/)
  const { link } = await product.mailAfter(adminEmail, () => askForLink(page))
  await page.goto(link)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Hallett Ridge Contractors')).toBeVisible()
  await expectReadable(page)

  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/dashboard\/auth/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/auth/)
})

test('the demo links straight to it, and the guarded address comes back @any-width', async ({
  page,
}) => {
  await page.goto('/dashboard/companies')
  await expect(page).toHaveURL(/\/dashboard\/auth/)
  await askForLink(page)
  await page.getByRole('link', { name: /demo/i }).click()
  await expect(page).toHaveURL('/dashboard/companies')
})

test('a used link says so on the screen that asks for a new one @any-width', async ({
  page,
  product,
}) => {
  await page.goto('/dashboard/auth')
  const { link } = await product.mailAfter(adminEmail, () => askForLink(page))
  await page.goto(link)
  await expect(page).toHaveURL('/dashboard')
  await page.context().clearCookies()

  await page.goto(link)
  await expect(page).toHaveURL(/\/dashboard\/auth$/)
  await expect(page.getByText('Unable to verify your authentication request.')).toBeVisible()
})

test('one may go back and ask for another address @any-width', async ({ page }) => {
  await page.goto('/dashboard/auth')
  await askForLink(page)
  await expectReadable(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
})
