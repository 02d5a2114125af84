import type { Page } from '@playwright/test'
import { people, signIn } from '../people.ts'
import type { Person } from '../people.ts'
import { expect, test } from '../product.ts'
import type { Product } from '../product.ts'
import { expectReadable } from '../readable.ts'

async function mailedLink(page: Page, product: Product, person: Person): Promise<string> {
  const { link } = await product.mailAfter(person.email, async () => {
    await page.goto(person.login.replace('login', 'forgot-password'))
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send Recovery Email' }).click()
    await expect(page.getByText('Password recovery email sent!')).toBeVisible()
  })
  return link
}

async function choose(page: Page, password: string, verify = password): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Password verify').fill(verify)
  await page.keyboard.press('Enter')
}

test("a new password is chosen with the mail's own link, once @any-width", async ({
  page,
  product,
}) => {
  const [person] = people
  if (!person) throw new Error('The demo has a contractor')
  const link = await mailedLink(page, product, person)
  await page.goto(link)
  await choose(page, 'short', 'shorter')
  await expect(
    page
      .getByText(
        'The passwords are not matching or the lenght is below the minimum requirment of 8 characters.',
      )
      .first(),
  ).toBeVisible()

  await expectReadable(page)

  await choose(page, person.password)
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
  await expectReadable(page)
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL(person.login)
  await signIn(page, person)
  await expect(page).toHaveURL(person.home)

  await page.goto(link)
  await expect(page.getByText('This password reset link has already been used')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the homepage' }).click()
  await expect(page).toHaveURL('/')
})
