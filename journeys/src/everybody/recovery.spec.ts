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

// One journey after another: each changes the password of the same demo account back.
test.describe.configure({ mode: 'serial' })

for (const person of people.filter(({ who }) => who !== 'a staff member')) {
  test(`${person.who} chooses a new password with the mail's own link, once @any-width`, async ({
    page,
    product,
  }) => {
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
}

test('a link that was replaced, one that has expired, and one that never was say so @any-width', async ({
  page,
  product,
}) => {
  const [contractor] = people
  if (!contractor) throw new Error('The demo has a contractor')
  const older = await mailedLink(page, product, contractor)
  const newer = await mailedLink(page, product, contractor)

  await page.goto(older)
  await expect(page.getByText('no longer valid because a new reset request was made')).toBeVisible()

  await product.ageResetLinks(61 * 60)
  await page.goto(newer)
  await expect(
    page.getByText(
      'The password reset link has expired. Please request a new link to reset your password.',
    ),
  ).toBeVisible()

  await page.goto('/reset-password/never-given')
  await expect(
    page.getByText('The password reset link is invalid. Please request a new link.'),
  ).toBeVisible()
})

test('an address that is none is told, and an unknown one is not @any-width', async ({ page }) => {
  await page.goto('/company/forgot-password')
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Send Recovery Email' }).click()
  await expect(page.getByText('You have entered an invalid Email address').first()).toBeVisible()

  await page.getByLabel('Email').fill('nobody@people.example')
  await page.getByRole('button', { name: 'Send Recovery Email' }).click()
  await expect(page.getByText('Password recovery email sent!')).toBeVisible()
})
