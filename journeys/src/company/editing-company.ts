import type { Locator, Page } from '@playwright/test'
import { becomeSignedIn } from '../entering.ts'
import { aCompany } from '../people.ts'
import type { OwnCompany } from '../people.ts'
import { expect, test as base } from '../product.ts'
import { expectReadable } from '../readable.ts'

export const editor = '/company/profile/edit'

/** A company that has just registered and opened its profile. */
export const test = base.extend<{ company: OwnCompany }>({
  company: [
    async ({ page, product }, use) => {
      const company = await aCompany(product.url)
      await becomeSignedIn(page, company)
      await openEditor(page)
      await use(company)
    },
    { auto: true },
  ],
})

/** What the editor reads and saves. */
export const saves = '**/api/company/v2/profile'

export async function openEditor(page: Page): Promise<void> {
  await page.goto(editor)
  await expect(page.getByLabel('Industry')).toHaveValue('1')
}

/** Whether what was typed is safe, as it is seen. */
export function saving(page: Page, words: string): Locator {
  return page.locator('span[aria-hidden]', { hasText: words })
}

/** Looked at from the top: what tells about saving floats above the page, and covers small buttons further down. */
export async function expectReadableFromTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectReadable(page)
}
