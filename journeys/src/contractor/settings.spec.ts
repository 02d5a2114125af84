import type { Locator, Page } from '@playwright/test'
import { aPicture } from '@headframe/server/src/pictures/picture-samples.ts'
import { openAs } from '../entering.ts'
import { aContractor, signIn } from '../people.ts'
import type { Person } from '../people.ts'
import { expect, test as base } from '../product.ts'
import { expectReadable } from '../readable.ts'

/** Somebody who has just opened their settings. */
const test = base.extend<{ person: Person }>({
  person: [
    async ({ page, product }, use) => {
      const person = await aContractor(product.url)
      await openAs(page, person, '/contractor/settings')
      await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
      await use(person)
    },
    { auto: true },
  ],
})

const openForm = (setting: Locator) => setting.getByRole('button', { name: /^Change / }).click()

const section = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true })

test('mails are switched off, and address and password to sign in with are changed @any-width', async ({
  page,
  person,
}) => {
  const messages = section(page, 'Mails').getByRole('switch', { name: /Messages/ })
  await expect(messages).toBeChecked()
  const saved = page.waitForResponse(/mail-preferences/)
  await messages.click()
  await saved
  await page.reload()
  await expect(messages).not.toBeChecked()

  const email = section(page, 'Email address')
  const change = () => email.getByRole('button', { name: 'Change email address' }).click()
  await openForm(email)
  await change()
  await expect(email.getByRole('alert')).toContainText('Please fill all the fields.')

  await email.getByLabel('New email address', { exact: true }).fill(person.email.toUpperCase())
  await email.getByLabel('Repeat new email address').fill(person.email)
  await email.getByLabel('Account password').fill('not my password')
  await change()
  await expect(email.getByRole('alert')).toContainText(
    'The new email address has to be different from the current one.',
  )

  const next = `new-${person.email}`
  await email.getByLabel('New email address', { exact: true }).fill(next)
  await email.getByLabel('Repeat new email address').fill(next)
  await change()
  await expect(email.getByRole('alert')).toContainText('The account password is not correct.')
  await expectReadable(page)

  await email.getByLabel('Account password').fill(person.password)
  await change()
  await expect(page.getByText('Your email address has been successfully updated!')).toBeVisible()
  await expect(email.getByText(next)).toBeVisible()
  await expect(email.getByLabel('Account password')).toHaveCount(0)
  await expect(email.getByRole('button', { name: /^Change / })).toBeFocused()

  const password = section(page, 'Password')
  const nextPassword = 'spinifex-after-rain-3'
  await openForm(password)
  await password.getByLabel('Current password').fill(person.password)
  await password.getByLabel('New password', { exact: true }).fill(nextPassword)
  await password.getByLabel('Repeat new password').fill('spinifex')
  await page.keyboard.press('Enter')
  await expect(password.getByRole('alert')).toContainText('Passwords do not match.')

  await password.getByLabel('Repeat new password').fill(nextPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password has been successfully updated!')).toBeVisible()

  await signOutAndIn(page, { ...person, email: next, password: nextPassword })
})

test('the photo is chosen, cut and changed', async ({ page, isMobile }) => {
  const photo = section(page, 'Photo')
  const shown = photo.getByRole('img', { name: 'You, as others will see you' })
  const before = await shown.getAttribute('src')
  await photo.locator('input[type="file"]').setInputFiles({
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('words, not pixels'),
  })
  await expect(photo.getByText('Please upload a valid image file.')).toBeVisible()

  await photo.locator('input[type="file"]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await aPicture('png'),
  })
  await page.getByRole('dialog').getByRole('button', { name: /^Use/ }).click()
  await photo.getByRole('button', { name: 'Save photo' }).click()
  await expect(page.getByText('Your profile picture has been successfully updated!')).toBeVisible()
  await expect(shown).not.toHaveAttribute('src', before ?? '')
  if (!isMobile) {
    const src = await shown.getAttribute('src')
    await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', src ?? '')
  }
})

test('a copy of everything is taken, and then all of it is erased @any-width', async ({
  page,
  person,
}) => {
  const data = section(page, 'Your data')
  const saving = page.waitForEvent('download')
  await data.getByRole('button', { name: 'Download my data' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/)

  await data.getByRole('button', { name: 'Erase my account' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('This stays')).toBeVisible()
  await dialog.getByLabel('Account password').fill('not my password')
  await dialog.getByRole('button', { name: 'Erase my account' }).click()
  await expect(dialog.getByText('The account password is not correct.')).toBeVisible()
  await expectReadable(page)

  await dialog.getByLabel('Account password').fill(person.password)
  await dialog.getByRole('button', { name: 'Erase my account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account has been erased')).toBeVisible()
  await expectReadable(page)

  await page.goto(person.login)
  await signIn(page, person)
  await expect(page.getByRole('alert')).toContainText(
    'You have entered an invalid username or password',
  )
})

async function signOutAndIn(page: Page, person: Person): Promise<void> {
  await page.goto('/contractor/logout')
  await expect(page).toHaveURL(person.login)
  await signIn(page, person)
  await expect(page).toHaveURL(person.home)
}
