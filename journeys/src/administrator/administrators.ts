import type { Page } from '@playwright/test'
import { expect } from '../product.ts'

export const adminEmail = 'admin@demo.example'

export async function askForLink(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill(adminEmail)
  await page.getByRole('button', { name: 'Send sign-in link' }).click()
  await expect(page.getByText(`A sign-in link has been sent to ${adminEmail}`)).toBeVisible()
}

/** Opens a screen of the dashboard, by way of the sign-in that the demo offers. */
export async function openAsAdministrator(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await askForLink(page)
  await page.getByRole('link', { name: /demo/i }).click()
  await expect(page).toHaveURL(path)
}
