import type { Page } from '@playwright/test'
import { connect, session } from '@headframe/wire'
import { expect } from './product.ts'
import type { Product } from './product.ts'

/** The token of this browser is good no more, and nothing here knows of it yet. */
export async function endSession(page: Page, { url }: Product): Promise<void> {
  const token = await page.evaluate(
    () => localStorage.getItem('companyToken') ?? localStorage.getItem('contractorToken'),
  )
  const headers = { Authorization: `Bearer ${token}` }
  await connect({ base: `${url}/api`, headers })(session.logout, {})
}

export const expectLogin = (page: Page) =>
  expect(page).toHaveURL(/\/(company|contractor)\/login\?redirect_uri=/)
