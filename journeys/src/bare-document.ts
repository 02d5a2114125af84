import type { Page } from '@playwright/test'

/** The document of an address as a server gives it whose database is slow: without an answer in it. */
export async function bareDocument(page: Page, address: string): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/<script type="application\/json" id="answers-at-hand">.*?<\/script>/, '')
      .replace(/<div id="root">.*<\/div>/, '<div id="root"></div>')
    await route.fulfill({ response, body })
  })
}
