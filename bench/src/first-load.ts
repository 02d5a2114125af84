import { chromium } from '@playwright/test'
import type { Figure } from './figures.ts'

const screens = [
  '/',
  '/contractor/login',
  '/company/login',
  '/admin/login',
  '/dashboard/auth',
  '/contractor/forgot-password',
  '/contractor/register',
  '/contractor/signup',
  '/privacy',
  '/reset-password/x',
]

/** The script that a first visit loads, as it travels: compressed. */
export async function measureFirstLoads(url: string, executablePath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const figures: Figure[] = []
    for (const screen of screens) {
      const context = await browser.newContext()
      const page = await context.newPage()
      const sizes: Promise<number>[] = []
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'script')
          sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
      })
      await page.goto(url + screen, { waitUntil: 'networkidle' })
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      figures.push({
        name: `First load ${screen}`,
        kB: bytes / 1000,
        atMost: 130,
        detail: `${sizes.length} files`,
      })
      await context.close()
    }
    return figures
  } finally {
    await browser.close()
  }
}
