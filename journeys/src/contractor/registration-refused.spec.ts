import { expect, test } from '../product.ts'
import {
  anAddress,
  aResume,
  choosePassword,
  fillUpToResume,
  give,
  newPassword,
  next,
  step,
  submit,
} from './registering.ts'

const failed =
  'There was an issue while submitting your information. Please try filling this form again in a few minutes.'

test('a registration that did not arrive is told, and may be sent again as it is @any-width', async ({
  page,
  context,
}) => {
  await fillUpToResume(page, anAddress())
  await give(page, await aResume())
  await context.setOffline(true)
  await submit(page).click()

  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
  await expect(page.getByTitle('Marnie Okafor.pdf', { exact: true })).toBeVisible()

  await context.setOffline(false)
  await submit(page).click()
  await expect(step(page, 'Thank You')).toBeVisible()
})

test('an address that somebody else took meanwhile leads back to the first step @any-width', async ({
  page,
  request,
}) => {
  const email = anAddress()
  await fillUpToResume(page, email)
  await give(page, await aResume())
  const tui = { first_name: 'Tui', last_name: 'Ngata', phone: '0491 570 110', email }
  const taken = await request.post('/api/marketplace.php?contractorSignup', {
    form: { ...tui, password: newPassword },
  })
  expect(taken.ok()).toBe(true)
  await submit(page).click()

  await expect(step(page, 'Login Details')).toBeVisible()
  await expect(page.getByRole('alert').first()).toHaveText(
    'This email address is already registered.',
  )
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
})

test('a password that is too easy is refused where it stands @any-width', async ({ page }) => {
  await fillUpToResume(page, anAddress())
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByLabel('Password', { exact: true }).fill('password1')
  await page.getByLabel('Confirm password').fill('password1')
  await next(page)
  await next(page)
  await next(page)
  await give(page, await aResume())
  await submit(page).click()

  const told = 'This password is too easy to guess. Please choose another one.'
  await expect(page.getByText(told).first()).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await choosePassword(page)
  // Nothing else was wrong: from here it goes to the end at once.
  await next(page)
  await submit(page).click()
  await expect(step(page, 'Thank You')).toBeVisible()
})

test('the older sign-up asks for six fields and leads to the profile', async ({ page }) => {
  await page.goto('/contractor/signup')
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

test('the older sign-up leads back to the login @any-width', async ({ page }) => {
  await page.goto('/contractor/signup')
  await page.getByRole('link', { name: 'Back to Contractor Login' }).click()
  await expect(page).toHaveURL('/contractor/login')
})
