import type { Page } from '@playwright/test'
import { aCompany, aContractor, signIn } from '../people.ts'
import type { Person } from '../people.ts'
import { expect, test } from '../product.ts'
import { expectReadable } from '../readable.ts'

const sessions = (page: Page) =>
  page.getByRole('region', { name: 'Where you are signed in', exact: true })

async function openSettings(page: Page, settings: string, person: Person): Promise<void> {
  await page.goto(settings)
  await signIn(page, person)
  await expect(sessions(page).getByText('This device')).toBeVisible()
}

/** Whoever ends a session has to know the password. */
async function confirm(page: Page, password: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Account password').fill(password)
  await question.getByRole('button', { name: /^Sign out/ }).click()
}

test('a session elsewhere is seen and ended, and asks there to sign in again @any-width', async ({
  page,
  browser,
  product,
}) => {
  const settings = '/contractor/settings'
  const person = await aContractor(product.url)
  const elsewhere = await browser.newContext({ baseURL: product.url })
  const other = await elsewhere.newPage()
  await openSettings(other, settings, person)
  await openSettings(page, settings, person)

  await expect(sessions(page).getByRole('listitem')).toHaveCount(2)
  await expectReadable(page)
  await sessions(page)
    .getByRole('button', { name: /^Sign out \w+ on \w+/ })
    .click()
  await confirm(page, 'not-this-one')
  await expect(page.getByText('The account password is not correct.')).toBeVisible()
  await expectReadable(page)
  await confirm(page, person.password)
  await expect(sessions(page).getByText('You are signed in nowhere else.')).toBeVisible()

  await other.reload()
  await expect(other).toHaveURL(/\/contractor\/login\?redirect_uri=/)
  await signIn(other, person)
  await expect(other).toHaveURL(settings)
  await sessions(other).getByRole('button', { name: 'Sign out everywhere else' }).click()
  await confirm(other, person.password)
  await expect(sessions(other).getByText('You are signed in nowhere else.')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/contractor\/login\?redirect_uri=/)
  await elsewhere.close()
})

test('a company changes its password, and signs in with it @any-width', async ({
  page,
  product,
}) => {
  const company = await aCompany(product.url)
  await openSettings(page, '/company/settings', company)
  const password = page.getByRole('region', { name: 'Password', exact: true })
  const next = 'spinifex-after-rain-3'
  const change = async (wish: string) => {
    await password.getByLabel('Current password').fill(company.password)
    await password.getByLabel('New password', { exact: true }).fill(wish)
    await password.getByLabel('Repeat new password').fill(wish)
    await page.keyboard.press('Enter')
  }
  await password.getByRole('button', { name: 'Change Password' }).click()
  await change('headframe1')
  await expect(password.getByRole('alert')).toContainText('too easy to guess')
  await expectReadable(page)
  await change(next)
  await expect(page.getByText('Your password has been successfully updated!')).toBeVisible()

  await page.goto('/company/logout')
  await expect(page).toHaveURL(company.login)
  await signIn(page, { ...company, password: next })
  await expect(page).toHaveURL(company.home)
})
