import path from 'node:path'
import { createServer } from 'vite'
import { expect, test as base } from '../product.ts'
import { expectReadableAtAnyWidth } from '../readable.ts'

/** The kit page is there in development only, so it is looked at through the development server. */
const test = base.extend<{ kit: string }>({
  // Playwright reads from the pattern which fixtures this one needs: none.
  // oxlint-disable-next-line no-empty-pattern
  kit: async ({}, use) => {
    const web = path.resolve(import.meta.dirname, '../../../web')
    const server = await createServer({
      configFile: path.join(web, 'vite.config.ts'),
      server: { port: 0, hmr: false },
      logLevel: 'error',
    })
    await server.listen()
    const [url = ''] = server.resolvedUrls?.local ?? []
    await use(new URL('/kit', url).href)
    await server.close()
  },
})

test('the kit shows every component, and everybody can read it @any-width', async ({
  page,
  kit,
}) => {
  await page.goto(kit)
  await expect(page.getByRole('heading', { name: 'Dialogs and drawers' })).toBeVisible({
    timeout: 30_000,
  })
  await expectReadableAtAnyWidth(page)
})
