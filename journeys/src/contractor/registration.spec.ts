import { aWordDocument, aWorkbook } from '@headframe/server/src/testing/documents.ts'
import { expect, test } from '../product.ts'
import { expectReadable } from '../readable.ts'
import {
  anAddress,
  answerQuestions,
  aPhoto,
  aResume,
  choosePassword,
  fillCareer,
  fillLogin,
  fillPersonal,
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
  await givePicture(page, await aPhoto())
  await page.getByLabel('Street address').fill('14 Wattle Street')
  await page.getByLabel('Visa status').selectOption('Citizen')
  await next(page)
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('108')
  await answerQuestions(page)
  await page.getByLabel('Availability').selectOption('1 week')
  await page.getByLabel('Rate (excl. super)').fill('88.50')
  await page.getByText('Hourly', { exact: true }).click()
  await page.getByLabel('Describe your preferred role').fill('Bulk push on days.')
  await next(page)
  await expect(page.getByRole('button', { name: 'Remove Marnie Okafor.pdf' })).toBeVisible()
})

test('the first step says what is wrong with address and password @any-width', async ({ page }) => {
  await page.goto('/contractor/register')
  await next(page)
  const told = page.getByRole('alert')
  await expect(told).toHaveText('Password must be at least 8 characters long.')
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await expectReadable(page)

  // The banner goes by itself; the fields stay marked.
  await expect(told).toBeHidden()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()

  await fillLogin(page, anAddress())
  await page.getByLabel('Confirm password').fill('something else')
  await next(page)
  await expect(told).toHaveText('Passwords do not match.')

  await page.getByLabel('Email', { exact: true }).fill('contractor@demo.example')
  await expect(page.getByText('This email address is already registered.')).toBeVisible()
  await expect(page.getByRole('form').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await choosePassword(page)
  await next(page)
  await expect(told).toHaveText('This email address is already registered.')
  await expect(step(page, 'Login Details')).toBeVisible()
})

test('the second step says what is wrong with picture, address and visa @any-width', async ({
  page,
}) => {
  await page.goto('/contractor/register')
  await fillLogin(page, anAddress())
  await next(page)
  await expect(step(page, 'Personal Details')).toBeFocused()
  await next(page)
  await expect(page.getByRole('alert').first()).toHaveText(
    'Please upload a picture for your profile.',
  )
  await expect(page.getByText('A valid visa status is required.')).toBeVisible()
  await expect(page.getByText('A valid phone number is required.')).toBeVisible()
  await expect(page.getByText('Please enter a valid address.')).toHaveCount(4)
  await expect(
    page.getByText('Please provide both your first and last name.').first(),
  ).toBeVisible()
  await expectReadable(page)

  await give(page, { ...(await aResume()), name: 'me.jpg', mimeType: 'image/jpeg' })
  await expect(page.getByText('Please upload a valid image file.')).toBeVisible()

  await page.getByLabel('Visa status').selectOption('Other')
  await next(page)
  await expect(page.getByText('Please specify your visa status details.')).toBeVisible()
  await page.getByLabel('Please specify your visa').fill('Partner visa')
  await page.getByLabel('Visa status').selectOption('Citizen')
  await page.getByLabel('Visa status').selectOption('Other')
  await expect(page.getByLabel('Please specify your visa')).toHaveValue('')
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

test('the third step asks for the questions of the role, and begins anew with another @any-width', async ({
  page,
}) => {
  await page.goto('/contractor/register')
  await fillLogin(page, anAddress())
  await next(page)
  await givePicture(page, await aPhoto())
  await fillPersonal(page)
  await next(page)
  await expect(step(page, 'Career Info')).toBeVisible()
  await next(page)
  for (const text of [
    'Please select an industry from the list.',
    'Please select a role from the list.',
    'Please provide a short description of your preferred role.',
    'Please select a rate type.',
    'Select a valid rate (excl. super).',
    'Please select your availability.',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await expectReadable(page)

  await fillCareer(page)
  await page.getByLabel('Industry').selectOption('Oil and Gas')
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('')
  await page.getByLabel('Role', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Rate (excl. super)').fill('0')
  await page.getByLabel('Availability').selectOption('Custom date')
  await next(page)
  await expect(page.getByText('All questions are mandatory.').first()).toBeVisible()
  await expect(page.getByText('The rate value has to be a positive number')).toBeVisible()
  await expect(page.getByText('Enter the day from which you could start.')).toBeVisible()

  await answerQuestions(page)
  await page.getByLabel('Rate (excl. super)').fill('640')
  await page.getByLabel('Start date').fill('03/02/2031')
  await expect(page.getByLabel('Availability').locator('option:checked')).toHaveText(
    'From 3 Feb 2031',
  )
  await page.getByText('PTY', { exact: true }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByLabel('PTY')).not.toBeChecked()
  await next(page)
  await expect(step(page, 'Resume Upload')).toBeFocused()
})

test('the last step takes a Word document, and neither a workbook nor nothing @any-width', async ({
  page,
}) => {
  const email = anAddress()
  await fillUpToResume(page, email)
  await submit(page).click()
  await expect(
    page.getByText('You must select your resume file in PDF, DOC or DOCX format.').first(),
  ).toBeVisible()

  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  await give(page, { name: 'hours.docx', mimeType: type, buffer: await aWorkbook() })
  await expect(
    page.getByText('Invalid file selected. Only PDF, DOC and DOCX files are allowed.'),
  ).toBeVisible()

  await give(page, { name: 'Marnie.docx', mimeType: type, buffer: await aWordDocument() })
  await expect(page.getByTitle('Marnie.docx', { exact: true })).toBeVisible()
  await submit(page).click()
  await expect(step(page, 'Thank You')).toBeVisible()
})
