import { aJobOf } from '@headframe/server/src/testing/jobs.ts'
import { asAdvertised, expect, heading, pageOf, test } from '../contractor/applying.ts'
import { expectReadable } from '../readable.ts'

test('a guest reads a job whole', async ({ page, job, company }) => {
  await page.goto(pageOf(job))
  await expect(heading(page, 'Dozer Operator')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: company.name })).toHaveAttribute(
    'href',
    `/contractor/company/${company.slug}`,
  )
  const facts = page.locator('dl', { has: page.getByText('Work Arrangement') })
  await expect(facts.locator('dt')).toHaveText([
    'Work Type',
    'Contract Length',
    'Start Date',
    'Rate',
    'Work Arrangement',
    'Roster',
    'Hours',
  ])
  for (const fact of ['Contract', 'ASAP', '$95 / hour', 'FIFO', '14 days on, 7 off', '2:1'])
    await expect(facts).toContainText(fact)
  await expect(page.getByRole('region', { name: 'Job Description' })).toContainText('Quandong Pit')
  await expect(page.getByRole('region', { name: 'Project Details' })).toContainText('Development')

  await page.getByRole('region', { name: 'Location', exact: true }).scrollIntoViewIfNeeded()
  const map = page.getByRole('region', { name: 'Map of Kambalda WA' })
  await expect(map.getByRole('img', { name: 'Kambalda WA' })).toBeVisible()
  const [right, down] = await map.evaluate(tipFromMiddle)
  expect(Math.max(Math.abs(right), Math.abs(down))).toBeLessThan(1.5)
  await expectReadable(page)
})

/** How far the tip of the drop stands from the place that the map was opened at. */
function tipFromMiddle(map: Element): [number, number] {
  const drop = map.querySelector('.map-pin > i')?.getBoundingClientRect() ?? new DOMRect()
  const { x, y, width, height } = map.getBoundingClientRect()
  return [drop.x + drop.width / 2 - (x + width / 2), drop.bottom - (y + height / 2)]
}

test('search engines are told what the job is and until when, and its ID is copied by pressing it @any-width', async ({
  page,
  context,
  job,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(pageOf(job))
  await expect(page).toHaveTitle('Dozer Operator at Saltbush Mining · Headframe')
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    'href',
    product.url + pageOf(job),
  )
  const data = page.locator('head script[type="application/ld+json"]')
  const posting: unknown = JSON.parse((await data.textContent()) ?? '')
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Dozer Operator',
    validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    baseSalary: { value: { value: 95, unitText: 'HOUR' } },
  })

  const sitemap = await page.request.get('/sitemaps/jobs-1.xml')
  expect(await sitemap.text()).toContain(`<loc>${product.url}${pageOf(job)}</loc>`)

  await page.getByRole('button', { name: `Copy the job ID #${job.slug}` }).click()
  await expect(
    page.getByText(`Job ID #${job.slug} has been copied to your clipboard.`),
  ).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(job.slug)
})

test('closed and expired jobs stay to be read, and take no applications @any-width', async ({
  page,
  company,
  product,
}) => {
  const [closed, expired] = await product.behind(async (behind) => [
    await aJobOf(behind, company, asAdvertised, 'closed'),
    await aJobOf(behind, company, asAdvertised, 'expired'),
  ])
  for (const [job, reason] of [
    [closed, 'Saltbush Mining has closed it.'],
    [expired, 'It was open until'],
  ] as const) {
    await page.goto(`${pageOf(job)}?apply=1`)
    const notice = page.getByRole('status').filter({ hasText: reason })
    await expect(notice).toContainText('This job is no longer accepting applications.')
    await expect(heading(page, 'Dozer Operator')).toBeVisible()
    await expect(page.getByText('Apply Now')).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(0)
  }
  await expectReadable(page)
})

test('an address without a job says so, and a sample is shown to whoever asks for it @any-width', async ({
  page,
}) => {
  await page.goto('/contractor/job/nothing-at-all')
  await expect(heading(page, 'Job not found')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectReadable(page)

  // To no search engine.
  await page.goto('/test')
  await expect(heading(page, 'Drill and Blast Engineer (sample)')).toBeVisible()
  await expect(page.getByText('This is a sample: nobody can apply.')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectReadable(page)
})
