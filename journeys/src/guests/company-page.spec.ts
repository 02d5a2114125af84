import type { Locator, Page } from '@playwright/test'
import { aJobOf } from '@headframe/server/src/testing/jobs.ts'
import { aPoolOf } from '@headframe/server/src/testing/communities.ts'
import { aCompany, aContractor, company as demoCompany, signIn } from '../people.ts'
import type { OwnCompany } from '../people.ts'
import { expect, test as base } from '../product.ts'
import { expectLargeLettersFit, expectReadable } from '../readable.ts'

const summary = 'Gold north of Kalgoorlie.\n\n</script><img src=x onerror=alert(1)> & more.'

/** A company that others look at. */
const test = base.extend<{ company: OwnCompany }>({
  company: async ({ product }, use) =>
    use(await aCompany(product.url, { companySummary: summary })),
})

const pageOf = ({ slug }: OwnCompany): string => `/contractor/company/${slug}`
const section = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name })

test('a guest sees what the company has published', async ({ page, company }) => {
  await page.goto(pageOf(company))
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
  await expect(section(page, 'About').getByText('Gold north of Kalgoorlie.')).toHaveCSS(
    'white-space-collapse',
    'preserve-breaks',
  )
  const website = page.getByRole('link', { name: /^saltbush\.example/ })
  await expect(website).toHaveAttribute('href', 'https://saltbush.example')
  await expect(website).toHaveAttribute('rel', 'noopener nofollow')

  await expect(section(page, 'Open Talent Pools at Saltbush Mining')).toContainText(
    'No Active Talent Pools',
  )
  await expect(section(page, 'Open Jobs')).toBeHidden()
  await expect(section(page, 'Key Information')).toContainText('12 Hannan Street')
  const snapshot = section(page, 'Corporate Snapshot')
  for (const fact of ['Ines Marchetti', 'General Manager', 'Nickel', 'Quandong Pit', 'Production'])
    await expect(snapshot).toContainText(fact)
  const onSite = section(page, 'On-Site Operations')
  for (const fact of ['8 days on, 6 off', '12 hours a day', 'Mess', 'Deswik.CAD'])
    await expect(onSite).toContainText(fact)
  await expect(page.getByText('AUD')).toBeHidden()
  await expectReadable(page)
})

test('search engines are told which company it is, for as long as it is shown @any-width', async ({
  page,
  company,
  product,
}) => {
  await page.goto(pageOf(company))
  await expect(page).toHaveTitle('Saltbush Mining · Headframe')
  const canonical = page.locator('head link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', `${product.url}${pageOf(company)}`)
  await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', /^Gold/)

  const data = page.locator('head script[type="application/ld+json"]')
  const text = (await data.textContent()) ?? ''
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'Organization',
    name: 'Saltbush Mining',
    url: 'https://saltbush.example',
    description: summary,
    numberOfEmployees: { minValue: 201, maxValue: 500 },
  })

  await page.getByRole('banner').getByRole('link', { name: 'Headframe' }).click()
  await expect(page).toHaveURL('/')
  await expect(data).toHaveCount(0)
  await expect(canonical).toHaveCount(0)
})

test('open jobs and talent pools are a step away, for guests by way of the login @any-width', async ({
  page,
  company,
  product,
}) => {
  const [job, pool] = await product.behind(async (behind) => {
    await aJobOf(behind, company, { title: 'Long gone' }, 'closed')
    await aPoolOf(behind, company, { title: 'Not now', status: 'paused' })
    return [await aJobOf(behind, company), await aPoolOf(behind, company, { type: 'project' })]
  })
  await page.goto(pageOf(company))
  const jobs = section(page, 'Open Jobs')
  const pools = section(page, /^Open Talent Pools/)
  await expect(jobs.getByRole('listitem')).toHaveCount(1)
  await expect(pools.getByRole('listitem')).toHaveCount(1)
  await expect(pools).toContainText('Contract · Hiring by 1 February 2027')
  await expectReadable(page)

  await jobs.getByRole('link', { name: 'Dozer Operator' }).click()
  await expect(page).toHaveURL(`/contractor/job/${job.slug}`)
  await page.goBack()
  await pools.getByRole('link', { name: 'Shutdown fitters' }).click()
  const place = `/contractor/talent-communities/${pool.id}`
  await expect(page).toHaveURL(`/contractor/login?redirect_uri=${encodeURIComponent(place)}`)
  await signIn(page, await aContractor(product.url))
  await expect(page).toHaveURL(place)
  await expect(page.getByRole('heading', { level: 1, name: 'Shutdown fitters' })).toBeVisible()
  await expectLargeLettersFit(page)
})

test('a contractor, another company and the company itself see the same page @any-width', async ({
  page,
  company,
  product,
}) => {
  const own = page.getByText('This is how others see you')
  const contractor = await aContractor(product.url)
  for (const reader of [contractor, demoCompany, company]) {
    await page.goto('/company/logout')
    await expect(page).toHaveURL(/login/)
    await page.goto(reader.login)
    await signIn(page, reader)
    await expect(page).toHaveURL(reader.home)
    await page.goto(pageOf(company))
    await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
    await expect(section(page, 'Corporate Snapshot')).toContainText('Ines Marchetti')
    await expect(own).toBeVisible({ visible: reader === company })
  }

  await expectReadable(page)
  await page.getByRole('main').getByRole('link', { name: 'Edit profile' }).click()
  await expect(page).toHaveURL('/company/profile/edit')
})

test('a listed company says what it is worth unless it mines, and one that never published still looks like somebody @any-width', async ({
  page,
  product,
}) => {
  const listed = await aCompany(product.url, {
    companyName: 'Riverbend Networks',
    industry: 'Energy and Utilities',
    companyTicker: 'ZZZZZ',
    marketCap: '$1.15B',
  })
  await page.goto(pageOf(listed))
  await expect(page.getByText('ZZZZZ $1.15B AUD')).toBeVisible()
  await expect(page.getByText('Market cap as the company states it')).toBeVisible()
  await expectReadable(page)

  await page.goto('/contractor/company/pencil-pine-nickel')
  await expect(page.getByRole('heading', { level: 1, name: 'Pencil Pine Nickel' })).toBeVisible()
  await expect(section(page, /^Open Talent Pools/)).toContainText('No Active Talent Pools')
  for (const empty of ['Key Information', 'Corporate Snapshot', 'On-Site Operations'])
    await expect(section(page, empty)).toBeHidden()
  await expectReadable(page)
})

test('an address without a company says so @any-width', async ({ page }) => {
  for (const [address, text] of [
    ['/contractor/company', 'Missing company identifier.'],
    ['/contractor/company/nobody-at-all', 'Company not found.'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('alert')).toHaveText(text)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expectReadable(page)
  }
})
