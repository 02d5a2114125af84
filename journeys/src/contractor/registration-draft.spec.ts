import type { Page } from '@playwright/test'
import { expect, test } from '../product.ts'
import { expectReadable } from '../readable.ts'
import {
  anAddress,
  aPhoto,
  aResume,
  choosePassword,
  draftNote,
  fillLogin,
  fillUpToResume,
  give,
  givePicture,
  newPassword,
  next,
  step,
  submit,
} from './registering.ts'

test('a reload and Back keep what was typed, and a link whose answers are gone begins anew @any-width', async ({
  page,
}) => {
  const email = anAddress()
  await page.goto('/contractor/register')
  await fillLogin(page, email)
  await page.reload()

  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  await choosePassword(page)
  await next(page)
  await page.getByLabel('First name').fill('Marnie')
  await page.goBack()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(newPassword)
  await page.goForward()
  await expect(page.getByLabel('First name')).toHaveValue('Marnie')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(step(page, 'Login Details')).toBeVisible()

  // Nobody gets further than they have come.
  await page.goto('/contractor/register?step=resume-upload')
  await expect(step(page, 'Personal Details')).toBeVisible()

  await page.goto('/contractor/register?draft=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('The answers behind this link are no longer kept.')).toBeVisible()
  await expect(step(page, 'Login Details')).toBeVisible()
})

test('a registration is left in the middle and taken up again @any-width', async ({
  page,
  browser,
}) => {
  await fillUpToResume(page, anAddress())
  await expect(draftNote(page, /^Saved /)).toBeVisible()
  await page.reload()

  await expect(step(page, 'Resume Upload')).toBeVisible()
  const welcome = page.getByRole('status').filter({ hasText: 'Welcome back.' })
  await expect(welcome).toContainText('password, picture and resume')
  await expectReadable(page)
  await give(page, await aResume())
  await submit(page).click()
  await expect(step(page, 'Login Details')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

  const id = await page.evaluate(() => localStorage.getItem('registrationInProgressDraft'))
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(`${new URL(page.url()).origin}/contractor/register?draft=${id}`)
  await expect(step(other, 'Resume Upload')).toBeVisible()
  await expect(other).toHaveURL('/contractor/register')
  await welcomeAndFinish(other)
  await elsewhere.close()

  await page.reload()
  await expect(step(page, 'Login Details')).toBeVisible()
})

test('without a network nothing is lost, and it is saved once there is one @any-width', async ({
  page,
  context,
}) => {
  await page.goto('/contractor/register')
  await fillLogin(page, anAddress())
  await next(page)
  await expect(draftNote(page, /^Saved /)).toBeVisible()

  await context.setOffline(true)
  await page.getByLabel('First name').fill('Marnie')
  await expect(draftNote(page, /are not saved yet/).first()).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await expect(draftNote(page, /^Saved /)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Marnie')
})

test('an address that cannot be checked holds nobody up @any-width', async ({ page, context }) => {
  const prepared = page.waitForResponse(/resume-step/)
  await page.goto('/contractor/register')
  await prepared
  await context.setOffline(true)
  await fillLogin(page, anAddress())
  await next(page)

  await expect(step(page, 'Personal Details')).toBeVisible()
  await context.setOffline(false)
  await expect(draftNote(page, /^Saved /)).toBeVisible({ timeout: 20_000 })
})

async function welcomeAndFinish(page: Page): Promise<void> {
  const welcome = page.getByRole('status').filter({ hasText: 'Welcome back.' })
  await welcome.getByRole('button', { name: 'password' }).click()
  await choosePassword(page)
  await next(page)
  await expect(page.getByLabel('Suburb')).toHaveValue('Kambalda')
  await givePicture(page, await aPhoto())
  await next(page)
  await expect(page.getByLabel('Rate (excl. super)')).toHaveValue('88.50')
  await next(page)
  await give(page, await aResume())
  await submit(page).click()
  await expect(step(page, 'Thank You')).toBeVisible()
}
