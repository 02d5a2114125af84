import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aPicture } from '@headframe/server/src/pictures/picture-samples.ts'
import { expect } from '../product.ts'
import { newPassword, next, step, type Upload } from '../contractor/registering.ts'

export const aCompanyAddress = () => `talent-${randomUUID()}@mines.example`

export const aLogo = async (): Promise<Upload> => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await aPicture('png', { width: 500, height: 500 }),
})

export const complete = (page: Page) => page.getByRole('button', { name: 'Complete Registration' })

/** Told in the banner above the form or at its field, or at both. */
export async function expectTold(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts)
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
}

export async function getStarted(page: Page, email: string): Promise<void> {
  await page.goto('/company/register')
  await page.getByLabel('Company name').fill('Ridgeline Minerals')
  await page.getByLabel('Company email').fill(email)
  await next(page)
  await expect(step(page, 'Company Details')).toBeFocused()
}

export async function fillDetails(page: Page, industry: string): Promise<void> {
  await page.getByLabel('Industry').selectOption(industry)
  await page.getByLabel('Website').fill('https://www.ridgeline.example')
  await page.getByLabel('Head office').fill('Kalgoorlie WA 6430')
  await page.getByLabel('Employee size').selectOption('51-200')
  await page.getByLabel('Company summary').fill('Underground and open pit in the Goldfields.')
  await next(page)
  await expect(step(page, 'Company Profile')).toBeFocused()
}

export async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('First name of person 1').fill('Aroha')
  await page.getByLabel('Last name of person 1').fill('Ngata')
  await page.getByLabel('Role of person 1').fill('General Manager')
}

export async function fillManager(page: Page): Promise<void> {
  await page.getByLabel('Primary manager').selectOption('Aroha Ngata, General Manager')
  await expect(page.getByLabel('First name')).toHaveValue('Aroha')
  await expect(page.getByLabel('Last name')).toHaveValue('Ngata')
  await expect(page.getByLabel('Job title')).toHaveValue('General Manager')
  await page.getByLabel('Phone number').fill('0491 570 157')
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
}

/** Everything up to the last step, for a company that does not mine. */
export async function fillUpToManager(page: Page, email: string): Promise<void> {
  await getStarted(page, email)
  await fillDetails(page, 'Engineering and Design')
  await fillPerson(page)
  await next(page)
  await page.getByLabel('Typical hours').fill('8 am to 5 pm on weekdays')
  await next(page)
  await expect(step(page, 'Manager Information')).toBeFocused()
}
