import { expect, test } from 'vitest'
import { aJobOf } from '../../testing/jobs.ts'
import { aCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const origin = product.base.replace(/\/api$/, '')
const address = (path: string) => `<loc>http://headframe.test${path}</loc>`

async function read(path: string): Promise<string> {
  const response = await fetch(origin + path)
  expect(response.status).toBe(200)
  return response.text()
}

async function aPublicCompany(): Promise<{ id: string; slug: string }> {
  const { id } = await aCompany(product)
  return product.world.database.writing
    .updateTable('company')
    .set({ published_at: product.world.clock() })
    .where('id', '=', id)
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

test('robots are kept out of private parts and shown to the site map', async () => {
  const response = await fetch(`${origin}/robots.txt`)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const robots = await response.text()
  expect(robots).toMatch(/^User-agent: \*$/m)
  expect(robots).toMatch(/^Disallow: \/dashboard\/$/m)
  expect(robots).toMatch(/^Disallow: \/test$/m)
  expect(robots).toMatch(/^Sitemap: http:\/\/headframe\.test\/sitemap\.xml$/m)
})

test('the site map names its parts, and none that would be empty', async () => {
  const before = await read('/sitemap.xml')
  expect(before).toContain(address('/sitemaps/pages.xml'))
  expect(before).not.toContain('companies-1')

  await aJobOf(product, await aPublicCompany())
  const after = await read('/sitemap.xml')
  expect(after).toContain(address('/sitemaps/jobs-1.xml'))
  expect(after).toContain(address('/sitemaps/companies-1.xml'))
  expect(after).not.toContain('jobs-2')
  expect(await read('/sitemaps/pages.xml')).toContain(address('/contractor/jobs'))
})

test('jobs are named as long as they take applications', async () => {
  const company = await aPublicCompany()
  const open = await aJobOf(product, company)
  const others = await Promise.all(
    (['untouched', 'draft', 'expired', 'closed'] as const).map((life) =>
      aJobOf(product, company, {}, life),
    ),
  )

  const jobs = await read('/sitemaps/jobs-1.xml')
  expect(jobs).toMatch(
    new RegExp(
      `${address(`/contractor/job/${open.slug}`)}<lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z<`,
    ),
  )
  for (const { slug } of others) expect(jobs).not.toContain(slug)
})

test('a job has changed when it went live, if nobody has touched it since', async () => {
  const now = product.world.clock()
  const typed = new Date(now.getTime() - 2 * 24 * 3600_000)
  const { slug } = await aJobOf(product, await aPublicCompany(), {
    touched_at: typed,
    published_at: now,
  })

  const jobs = await read('/sitemaps/jobs-1.xml')

  expect(jobs).toContain(`${address(`/contractor/job/${slug}`)}<lastmod>${now.toISOString()}<`)
})

test('companies are named once they have shown themselves', async () => {
  const shown = await aPublicCompany()
  const { id } = await aCompany(product)
  const { slug: hidden } = await product.world.database.reading
    .selectFrom('company')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  const companies = await read('/sitemaps/companies-1.xml')
  expect(companies).toContain(address(`/contractor/company/${shown.slug}`))
  expect(companies).not.toContain(`${hidden}<`)
})

test.each(['jobs-2', 'jobs-0', 'jobs', 'contractors-1', 'constructor-1', 'pages-1'])(
  'there is no part "%s"',
  async (part) => {
    const response = await fetch(`${origin}/sitemaps/${part}.xml`)
    expect(response.status).toBe(404)
  },
)
