import { chromium } from '@playwright/test'
import { findJobPage } from './find-job-page.ts'
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
  '/company/register',
  '/company/signup',
  '/privacy',
  '/reset-password/x',
  '/contractor/company/redback-ridge-mining',
  '/contractor/jobs',
]

/** The script that a first visit loads, as it travels: compressed. */
export async function measureFirstLoads(url: string, executablePath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const figures: Figure[] = []
    for (const screen of [...screens, await findJobPage(url)]) {
      const context = await browser.newContext()
      const page = await context.newPage()
      const scripts: string[] = []
      const sizes: Promise<number>[] = []
      page.on('requestfinished', (request) => {
        if (request.resourceType() !== 'script') return
        scripts.push(new URL(request.url()).pathname)
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
      })
      const reply = await page.goto(url + screen, { waitUntil: 'networkidle' })
      const document = (await reply?.text()) ?? ''
      // Whatever the document does not name is asked for only once the app runs.
      const late = scripts.filter((script) => !document.includes(`"${script}"`))
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      figures.push({
        name: `First load ${screen}`,
        kB: bytes / 1000,
        atMost: 130,
        detail: `${scripts.length} files, ${late.length} of them late`,
      })
      await context.close()
    }
    return figures
  } finally {
    await browser.close()
  }
}
