import type { Locator, Page } from '@playwright/test'
import { expect } from '../product.ts'

/** Somebody in the list: a row where there is room for a table, a card on a phone. */
export const applicant = (page: Page, name: string): Locator =>
  page
    .getByRole('row')
    .or(page.getByRole('list', { name: 'Applicants, pending first' }).getByRole('listitem'))
    .filter({ hasText: name })
/** Beside the list, where there is room. */
export const candidate = (page: Page): Locator => page.getByRole('region', { name: 'Candidate' })

/** Their whole page, opened from the list. */
export async function openProfile(page: Page, name: string, isMobile = false): Promise<void> {
  if (isMobile) {
    await applicant(page, name).getByRole('link', { name: 'View Profile' }).click()
    return
  }
  await applicant(page, name).getByRole('link', { name, exact: true }).click()
  await expect(candidate(page).getByRole('heading', { name, exact: true })).toBeVisible()
  await candidate(page).getByRole('link', { name: 'Full page' }).click()
}
