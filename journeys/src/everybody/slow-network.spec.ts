import type { Page } from '@playwright/test'
import { aJobOf } from '@headframe/server/src/testing/jobs.ts'
import { becomeSignedIn } from '../entering.ts'
import { aCompany, aContractor } from '../people.ts'
import { expect, test } from '../product.ts'

test('where answers take their time, the list of jobs does not jump when it comes @narrow', async ({
  page,
  product,
}) => {
  await becomeSignedIn(page, await aContractor(product.url))
  await expectNoJumps(page, '/contractor/jobs', {
    late: /\/api\/contractor\/get-jobs/,
    waits: 'Looking for jobs',
    heading: 'Find Opportunities',
  })
})

test('what holds the place of a screen fills the window, so that its foot does not fly out @narrow', async ({
  page,
  product,
}) => {
  const company = await aCompany(product.url)
  const titles = ['Fitter', 'Cook', 'Surveyor', 'Driller']
  const [job] = await product.behind((behind) =>
    Promise.all(titles.map((title) => aJobOf(behind, company, { title }))),
  )
  await becomeSignedIn(page, company)
  await expectNoJumps(page, '/company/manage-jobs', {
    late: /\/api\/company\/get-account/,
    waits: 'Loading',
    heading: 'Manage Jobs',
  })
  await expectNoJumps(page, `/company/view-job/${job?.id}`, {
    late: /\/api\/company\/get-job\//,
    waits: 'Loading the job',
    heading: 'Fitter',
  })
})

interface Slowly {
  /** What is answered only once its place has been held. */
  late: RegExp
  /** What is said meanwhile. */
  waits: string
  heading: string
}

async function expectNoJumps(page: Page, address: string, { late, waits, heading }: Slowly) {
  const letCome = await holdUp(page, late)
  await page.goto(address)
  await expect(page.getByRole('status').filter({ hasText: waits })).toBeAttached()
  await expect(page.locator('.page-foot')).not.toBeInViewport()

  letCome()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  expect(await jumpsOf(page), address).toEqual([])
}

/** What is asked for meanwhile is answered once it may come. */
async function holdUp(page: Page, calls: RegExp): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await mayCome
    await route.continue()
  })
  return letCome
}

/** What has moved without having been touched, by more of the window than a letter that came late would. */
function jumpsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((seen) => {
          const shifts = seen.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.filter(({ value }) => value > 0.05).map(({ value }) => value.toFixed(2)))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 300, [])
      }),
  )
}
