import { expect, test } from '../product.ts'
import { expectReadable } from '../readable.ts'
import {
  anAddress,
  answerQuestions,
  aPhoto,
  aResume,
  fillLogin,
  fillUpToResume,
  give,
  givePhoto,
  givePicture,
  newPassword,
  next,
  step,
  submit,
} from './registering.ts'

test('somebody registers, step by step, and signs in', async ({ page, product }) => {
  const email = anAddress()
  await fillUpToResume(page, email)
  await give(page, await aResume())
  await expectReadable(page)

  const mail = await product.mailAfter(email, async () => {
    await submit(page).click()
    await expect(step(page, 'Thank You')).toBeFocused()
  })
  expect(mail.subject).toBe('Welcome to Headframe')
  await expect(page.getByText('Thank you for registering. You can sign in now.')).toBeVisible()
  await expectReadable(page)
  await page.reload()
  await expect(step(page, 'Thank You')).toBeVisible()

  await page.getByRole('link', { name: 'Go to Contractor Login' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contractor/profile')
  await expect(page.getByRole('heading', { name: 'Marnie Okafor' })).toBeVisible()

  await page.goto('/contractor/register')
  await expect(page).toHaveURL('/contractor/profile')
})

test('a resume that is at hand fills in what it says and goes along @any-width', async ({
  page,
}) => {
  await page.goto('/contractor/register')
  await page.getByLabel(/Resume at hand/).setInputFiles(await aResume())
  await expect(page.getByText(/Filled in: email, name, phone, suburb and role/)).toBeVisible({
    timeout: 30_000,
  })
  await expectReadable(page)

  await fillLogin(page, anAddress())
  await next(page)
  await expect(page.getByLabel('First name')).toHaveValue('Marnie')
  await expect(page.getByLabel('Suburb')).toHaveValue('Kambalda')
  await next(page)
  await expect(page.getByText('Please upload a picture for your profile.').first()).toBeVisible()
  await expectReadable(page)
  await givePicture(page, await aPhoto())
  await page.getByLabel('Street address').fill('14 Wattle Street')
  await page.getByLabel('Visa status').selectOption('Citizen')
  await next(page)
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('108')
  await next(page)
  await expect(page.getByText('All questions are mandatory.').first()).toBeVisible()
  await expectReadable(page)
  await answerQuestions(page)
  await page.getByLabel('Availability').selectOption('1 week')
  await page.getByLabel('Rate (excl. super)').fill('88.50')
  await page.getByText('Hourly', { exact: true }).click()
  await page.getByLabel('Describe your preferred role').fill('Bulk push on days.')
  await next(page)
  await expect(page.getByRole('button', { name: 'Remove Marnie Okafor.pdf' })).toBeVisible()
})

test('a place that is offered fills in suburb, state and post code @any-width', async ({
  page,
}) => {
  await page.goto('/contractor/register')
  await fillLogin(page, anAddress())
  await next(page)

  await page.getByLabel('Suburb').pressSequentially('Kalgoor')
  await page.getByRole('option', { name: 'Kalgoorlie WA 6430', exact: true }).click()
  await expect(page.getByLabel('Suburb')).toHaveValue('Kalgoorlie')
  await expect(page.getByLabel('State')).toHaveValue('WA')
  await expect(page.getByLabel('Post code')).toHaveValue('6430')

  await page.getByLabel('Street address').pressSequentially('8 Mill Street, Newman')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Street address')).toHaveValue('8 Mill Street')
  await expect(page.getByLabel('Post code')).toHaveValue('6753')
})

test('the picture is cropped by keyboard, cropped again and removed @any-width', async ({
  page,
}) => {
  await page.goto('/contractor/register')
  await fillLogin(page, anAddress())
  await next(page)
  await givePhoto(page, await aPhoto())

  const crop = page.getByRole('dialog', { name: 'Crop your picture' })
  const zoom = crop.getByRole('slider', { name: 'Zoom' })
  await expect(zoom).toHaveValue('1')
  await crop.getByRole('application').focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await page.keyboard.press('-')
  await page.keyboard.press('ArrowLeft')
  await expect(zoom).toHaveValue('1.1')
  await expectReadable(page)
  await crop.getByRole('button', { name: 'Use picture' }).click()

  await page.getByRole('button', { name: 'Crop again' }).click()
  await crop.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('img', { name: 'You, as others will see you' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('img', { name: 'You, as others will see you' })).toBeHidden()
})
