import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { aPdf } from '@headframe/server/src/testing/documents.ts'
import { aPicture } from '@headframe/server/src/pictures/picture-samples.ts'
import { expect } from '../product.ts'

export interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

export const newPassword = 'ironbark-and-ochre-7'

export const anAddress = () => `marnie-${randomUUID()}@people.example`

export const aPhoto = async (): Promise<Upload> => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await aPicture('jpeg'),
})

export const aResume = async (): Promise<Upload> => ({
  name: 'Marnie Okafor.pdf',
  mimeType: 'application/pdf',
  buffer: await aPdf(),
})

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })
export const step = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name })

/** What is told of the draft, beside the form or under it. */
export const draftNote = (page: Page, words: RegExp | string): Locator =>
  page.getByText(words).filter({ visible: true })

/** Offers a file to whatever of the step takes one. */
export const give = (page: Page, file: Upload) =>
  page.getByRole('form').locator('input[type=file]').setInputFiles(file)

export async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await choosePassword(page)
}

export async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
}

/** The first step takes a file as well. */
export async function givePhoto(page: Page, photo: Upload): Promise<void> {
  await expect(step(page, 'Personal Details')).toBeVisible()
  await give(page, photo)
}

export async function givePicture(page: Page, photo: Upload): Promise<void> {
  await givePhoto(page, photo)
  const crop = page.getByRole('dialog', { name: 'Crop your picture' })
  await expect(crop.getByRole('button', { name: 'Use picture' })).toBeEnabled()
  await crop.getByRole('button', { name: 'Use picture' }).click()
  await expect(page.getByRole('img', { name: 'You, as others will see you' })).toBeVisible()
}

export async function fillPersonal(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Marnie')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Phone').fill('0491 570 156')
  await page.getByLabel('Street address').fill('14 Wattle Street')
  await page.getByLabel('Suburb').fill('Kambalda')
  await page.getByLabel('State').fill('WA')
  await page.getByLabel('Post code').fill('6442')
  await page.getByLabel('Visa status').selectOption('Citizen')
}

export async function fillCareer(page: Page): Promise<void> {
  await page.getByLabel('Industry').selectOption('Mining')
  await page.getByLabel('Role', { exact: true }).selectOption('Dozer Operator')
  await answerQuestions(page)
  await page.getByLabel('Availability').selectOption('1 week')
  await page.getByLabel('Rate (excl. super)').fill('88.50')
  await page.getByText('Hourly', { exact: true }).click()
  await page.getByLabel('Describe your preferred role').fill('Bulk push on days.')
}

export async function answerQuestions(page: Page): Promise<void> {
  const questions = page.getByRole('group', { name: 'Questions for your role' })
  const boxes = questions.getByRole('textbox')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) await box.fill('Yes, for eight years.')
}

/** Everything up to the last step that takes input. */
export async function fillUpToResume(page: Page, email: string): Promise<void> {
  await page.goto('/contractor/register')
  await fillLogin(page, email)
  await next(page)
  await givePicture(page, await aPhoto())
  await fillPersonal(page)
  await next(page)
  await fillCareer(page)
  await next(page)
  await expect(step(page, 'Resume Upload')).toBeVisible()
}
