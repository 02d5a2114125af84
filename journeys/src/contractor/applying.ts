import type { Locator, Page } from '@playwright/test'
import { aJobOf } from '@headframe/server/src/testing/jobs.ts'
import { becomeSignedIn } from '../entering.ts'
import { aCompany, aContractor } from '../people.ts'
import type { OwnCompany, Person } from '../people.ts'
import { expect, test as base } from '../product.ts'
import type { Product } from '../product.ts'

export { expect } from '../product.ts'

export interface Job {
  id: string
  slug: string
}

/** A company, and a job of its own that takes applications. */
export const test = base.extend<{ company: OwnCompany; job: Job }>({
  company: async ({ product }, use) => use(await aCompany(product.url)),
  job: async ({ product, company }, use) =>
    use(await product.behind((behind) => aJobOf(behind, company, asAdvertised))),
})

export const asAdvertised = {
  description_html: '<p>Push overburden in the <strong>Quandong Pit</strong>.</p>',
  location_lat: -31.2,
  location_lng: 121.66,
  work_type: 'contract',
  contract_length: '6-12 months',
  start_date: 1,
  rate_category: 'custom_rate',
  rate: 95,
  rate_type: 'hour',
  work_arrangement: 'fifo',
  roster: '2:1',
  roster_on: 14,
  roster_off: 7,
  hours: '12 hours a day',
  is_project: true,
  project_description: 'A cutback of the southern pit.',
  project_stage: 'Development',
}

export const pageOf = ({ slug }: Job): string => `/contractor/job/${slug}`
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })
export const applyNow = (page: Page): Locator => page.getByRole('button', { name: 'Apply Now' })
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Apply for/ })
export const rate = (page: Page): Locator => dialog(page).getByLabel('Rate (excl. super)')
export const send = (page: Page): Locator =>
  dialog(page).getByRole('button', { name: 'Apply', exact: true })
export const application = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your application' })

export async function signedIn(page: Page, product: Product): Promise<Person> {
  const contractor = await aContractor(product.url)
  await becomeSignedIn(page, contractor)
  return contractor
}

export async function apply(page: Page, job: Job): Promise<void> {
  await page.goto(pageOf(job))
  await applyNow(page).click()
  await expect(rate(page)).toHaveValue('88.50')
  await send(page).click()
  await expect(application(page)).toContainText('Application successful')
}
