import type { Locator, Page } from '@playwright/test'
import { openAs } from '../entering.ts'
import { aCompany } from '../people.ts'
import type { OwnCompany } from '../people.ts'
import { expect, test as base } from '../product.ts'

export const form = '/company/post-job'

/** A company that has just registered and opened the form. */
export const test = base.extend<{ company: OwnCompany }>({
  company: [
    async ({ page, product }, use) => {
      const company = await aCompany(product.url)
      await openAs(page, company, form)
      await expectStep(page, 'Role Description')
      await use(company)
    },
    { auto: true },
  ],
})

export async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' })

export async function goOn(page: Page, to: string): Promise<void> {
  await next(page).click()
  await expectStep(page, to)
}

export async function tellRole(page: Page, title = 'Dozer Operator'): Promise<void> {
  await page.getByLabel('Industry').selectOption({ label: 'Mining' })
  await page.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Dozer Operator' })
  await page.getByLabel('Job title').fill(title)
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('Push overburden in the Quandong Pit.')
}

/** What every job needs; `isProject` decides whether there is a step more. */
export async function tellConditions(page: Page, isProject = false): Promise<void> {
  await choose(page, 'Is this job for a project?', isProject ? 'Yes' : 'No')
  await page.getByLabel('Work arrangement').selectOption('FIFO')
  await page.getByLabel('Work type').selectOption('Full Time')
  await choose(page, 'Start date', 'ASAP')
  await tellPlace(page)
}

async function tellPlace(page: Page): Promise<void> {
  await page.getByLabel('Location').pressSequentially('Kambalda')
  await page.getByRole('option', { name: 'Kambalda West WA 6442' }).click()
  await expect(page.getByText('31.2', { exact: false }).first()).toBeVisible()
}

/** A radio of a few side by side is pressed by its words. */
export async function choose(page: Page, group: string, name: string): Promise<void> {
  await page.getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click()
}

export function choice(page: Page, group: string, name: string): Locator {
  return page.getByRole('radiogroup', { name: group }).getByRole('radio', { name })
}

/** All the way to the last step. */
export async function writeJob(page: Page, title?: string): Promise<void> {
  await tellRole(page, title)
  await goOn(page, 'Conditions')
  await tellConditions(page)
  await goOn(page, 'Review & Post Your Job')
}

export const declinedCard = '4000000000000002'
export const goodCard = '4242424242424242'

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12/40')
  await page.getByLabel('CVC').fill('123')
}

export const pay = (page: Page) => page.getByRole('button', { name: 'Pay $162.50 and post' })

/** The row of a job in the table of jobs; on phones its card. */
export function jobCalled(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('row', { name: title })
}
