import type { Page } from '@playwright/test'
import { expect, heading, pageOf, signedIn, test } from '../contractor/applying.ts'
import type { OwnCompany } from '../people.ts'

const pageOfCompany = ({ slug }: OwnCompany): string => `/contractor/company/${slug}`

test.describe('before the app runs', () => {
  test.use({ javaScriptEnabled: false })

  test('a job can be seen for what it is, and so can the list @any-width', async ({
    page,
    job,
    company,
  }) => {
    await page.goto(pageOf(job))
    await expect(heading(page, 'Dozer Operator')).toBeVisible()
    await expect(page.getByText(company.name)).toBeVisible()
    await expect(page).toHaveTitle('Dozer Operator at Saltbush Mining · Headframe')

    await page.getByRole('link', { name: 'Back to search' }).click()
    await expect(heading(page, 'Find Opportunities')).toBeVisible()
    await expect(page).toHaveTitle('Find Opportunities · Headframe')
  })

  test('a company can be seen for what it is, in its own words @any-width', async ({
    page,
    company,
  }) => {
    await page.goto(pageOfCompany(company))

    await expect(heading(page, company.name)).toBeVisible()
    await expect(page.getByText('Gold from two open pits north of Kalgoorlie.')).toBeVisible()
    await expect(page).toHaveTitle('Saltbush Mining · Headframe')
  })
})

test('the screen takes the place of the first look, and nothing moves', async ({
  page,
  browser,
  company,
  job,
  product,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  })
  const still = await context.newPage()

  for (const [address, title] of [
    ['/', 'Headframe'],
    ['/contractor/jobs', 'Find Opportunities'],
    ['/contractor/jobs?view=map', 'Find Opportunities'],
    ['/contractor/jobs/jobs-in-western-australia', 'Jobs in Western Australia'],
    ['/contractor/register', 'Contractor Registration'],
    ['/company/register', 'Company Registration'],
    [pageOf(job), 'Dozer Operator'],
    [pageOfCompany(company), company.name],
  ] as const) {
    await still.goto(product.url + address)
    await page.goto(address)
    await expect(page.locator('.page-foot')).toBeAttached()
    for (const part of ['header >> svg >> nth=0', 'h1']) {
      const before = await placeOf(still, part)
      // What loads late replaces what stood there, at the same place.
      await expect(async () => {
        const after = await placeOf(page, part)
        expect(Math.abs(after.x - before.x), `${title}: ${part}`).toBeLessThan(1.5)
        expect(Math.abs(after.y - before.y), `${title}: ${part}`).toBeLessThan(1.5)
      }).toPass({ timeout: 10_000 })
    }
  }
  await context.close()
})

test('a guest is not asked to wait for what the document has brought @any-width', async ({
  page,
  company,
  job,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  // A document does not wait long: on a busy machine it may come without its answer once.
  await expect(async () => {
    asked.length = 0
    await page.goto(pageOf(job))
    await expect(heading(page, 'Dozer Operator')).toBeVisible()
    expect(asked.filter((path) => path.startsWith('/api/contractor/get-job'))).toEqual([])
    await page.goto('/contractor/jobs')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto(pageOfCompany(company))
    await expect(page.getByRole('region', { name: 'Key Information' })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    const brought = /^\/api\/contractor\/(?:get-jobs|v2\/companies|job-board)/
    expect(asked.filter((path) => brought.test(path))).toEqual([])
  }).toPass({ timeout: 20_000 })
})

test('whoever is signed in sees their own: what was brought for guests is not taken @any-width', async ({
  page,
  job,
  product,
}) => {
  await signedIn(page, product)
  const answered = page.waitForResponse('**/api/contractor/get-job/*')
  await page.goto(pageOf(job))
  expect((await (await answered).request().allHeaders())['authorization']).toMatch(/^Bearer /)
  await expect(heading(page, 'Dozer Operator')).toBeVisible()
})

async function placeOf(page: Page, part: string) {
  const box = await page.locator(part).boundingBox()
  if (!box) throw new Error(`${part} is not seen`)
  return box
}
