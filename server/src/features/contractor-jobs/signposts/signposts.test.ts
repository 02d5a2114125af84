import { expect, test } from 'vitest'
import { companyJobs, contractorJobs, signpostSeconds } from '@headframe/wire'
import type { Refusal } from '@headframe/wire'
import { aLiveJob } from '../../../testing/jobs.ts'
import type { JobWish } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'

const at = (work_location: string, location_lat: number, location_lng: number) => ({
  work_location,
  location_lat,
  location_lng,
})
const kalgoorlie = at('Kalgoorlie WA 6430', -30.751, 121.47)
const coolgardie = at('12 Bayley Street, Coolgardie WA', -30.95, 121.16)
const newman = at('Newman WA 6753', -23.358, 119.736)
const moranbah = at('Moranbah QLD', -22.0, 148.05)
const nowhere = { work_location: 'Kalgoorlie WA', location_lat: null, location_lng: null }

/** Asks for signposts when their counts are new, in the product's own addresses. */
async function aMarket(jobs: readonly (readonly [title: string, wishes: JobWish])[]) {
  const product = await aProduct()
  const company = await aCompany(product)
  const live: { uuid: string }[] = []
  for (const [title, wishes] of jobs) {
    live.push(await aLiveJob(product, company, { selectedRole: '101', ...wishes, title }))
  }
  const later = () => product.moveClock(3600)
  const look = (slug: string) => product.send(contractorJobs.signpost, { slug })
  const origin = product.base.replace(/\/api$/, '')
  const sitemap = async (): Promise<string[]> => {
    const response = await fetch(`${origin}/sitemaps/signposts-1.xml`)
    const xml = response.ok ? await response.text() : ''
    return Array.from(xml.matchAll(/\/contractor\/jobs\/([^<]+)</g), ([, slug = '']) => slug)
  }
  const close = async (job: { uuid: string } | undefined) =>
    product.as(company).send(companyJobs.close, { uuid: job?.uuid ?? '' })
  return { product, live, look, later, sitemap, close }
}

const goldfields = [
  ['Underground Electrician', kalgoorlie],
  ['Electrician', coolgardie],
  ['Electrician', newman],
  ['Boilermaker', kalgoorlie],
  ['Boilermaker', nowhere],
  ['Chef', moranbah],
] as const

test('a role in a place is told with what the list is asked for, and what is open beside it', async () => {
  const { look } = await aMarket(goldfields)

  const signpost = await look('electrician-jobs-in-kalgoorlie')

  expect(signpost).toMatchObject({
    slug: 'electrician-jobs-in-kalgoorlie',
    title: 'Electrician jobs in Kalgoorlie',
    says: '2 Electrician jobs open now within 50 km of Kalgoorlie WA 6430, by roster, rate and start. Apply to companies directly.',
    role: { slug: 'electrician-jobs', name: 'Electrician' },
    place: { slug: 'jobs-in-kalgoorlie', name: 'Kalgoorlie', where: 'in Kalgoorlie' },
    wish: { occupation: ['Electrician'], place: 'Kalgoorlie WA 6430', radius: 50 },
    jobs: 2,
  })
  expect(signpost.roles).toContainEqual({
    slug: 'boilermaker-jobs-in-kalgoorlie',
    name: 'Boilermaker',
    jobs: 1,
  })
  expect(signpost.places.map(({ name }) => name)).toContain('Newman')
  expect(signpost.places.map(({ name }) => name)).not.toContain('Kalgoorlie')
})

test('the nearest neighbours of a place come first', async () => {
  const { look } = await aMarket(goldfields)

  const { places } = await look('jobs-in-kalgoorlie')

  expect(places.slice(0, 2)).toEqual([
    { slug: 'jobs-in-coolgardie', name: 'Coolgardie', jobs: 3 },
    { slug: 'jobs-in-goldfields', name: 'Goldfields', jobs: 3 },
  ])
})

test('each says as many as its list has, and all that stand in the site map do', async () => {
  const { product, look, sitemap } = await aMarket(goldfields)
  const slugs = await sitemap()
  expect(slugs).toContain('jobs-in-western-australia')
  expect(slugs).toContain('electrician-jobs')
  expect(slugs).toContain('chef-jobs-in-moranbah')
  expect(slugs.length).toBeGreaterThan(20)

  for (const slug of slugs) {
    const { jobs, wish, slug: own } = await look(slug)
    const found = await product.send(contractorJobs.find, { ...wish, perPage: 100 })
    expect({ slug, jobs }).toEqual({ slug: own, jobs: found.length })
  }
})

test('none is there without a job, and it goes with its last', async () => {
  const { live, look, later, sitemap, close } = await aMarket([['Chef', moranbah]])
  await expect(look('chef-jobs-in-kalgoorlie')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(look('electrician-jobs')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await look('chef-jobs-in-moranbah')).jobs).toBe(1)

  await close(live[0])
  later()

  await expect(look('chef-jobs-in-moranbah')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(look('jobs-in-queensland')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await sitemap()).toEqual([])
})

test('counts that have grown old are told once more, and are new for whoever comes next', async () => {
  const { product, live, look, close } = await aMarket([
    ['Chef', moranbah],
    ['Electrician', moranbah],
  ])
  expect((await look('jobs-in-moranbah')).jobs).toBe(2)
  await close(live[0])
  product.moveClock(10 * signpostSeconds)

  expect((await look('jobs-in-moranbah')).jobs).toBe(2)
  expect((await look('jobs-in-moranbah')).jobs).toBe(1)
})

test('whatever people call a role and a place leads to the one address of both', async () => {
  const { look } = await aMarket(goldfields)
  const slugOf = async (said: string) => (await look(said)).slug

  expect(await slugOf('sparky-jobs-in-kalgoorlie-wa')).toBe('electrician-jobs-in-kalgoorlie')
  expect(await slugOf('Electricians-jobs-in-wa')).toBe('electrician-jobs-in-western-australia')
  expect(await slugOf('jobs-in-kalgoorlie-wa-6430')).toBe('jobs-in-kalgoorlie')
})

test('what is no role and no place, or is not known, leads nowhere', async () => {
  const { look } = await aMarket([['Electrician', kalgoorlie]])
  const slugs = [
    'jobs',
    'electrician',
    'jobs-in-',
    '-jobs',
    'electrician-jobs-in-atlantis',
    'astronaut-jobs-in-kalgoorlie',
    'electrician-boilermaker-jobs',
    'jobs-in-kalgoorlie-jobs-in-newman',
    'electrician-jobs-in-__proto__',
  ]

  const refused = await Promise.all(
    slugs.map((slug) => look(slug).catch((refusal: Refusal) => refusal.code)),
  )

  expect(refused).toEqual(slugs.map(() => 'NOT_FOUND'))
})

test('places are said as people say them', async () => {
  const { look } = await aMarket([
    ['Electrician', newman],
    ['Chef', moranbah],
    ['Chef', at('Mount Whaleback, WA', -23.36, 119.67)],
    ['Chef', at('Newman Airport, WA', -23.42, 119.8)],
  ])

  expect((await look('jobs-in-pilbara')).title).toBe('Jobs in the Pilbara')
  expect((await look('chef-jobs-in-central-queensland')).title).toBe(
    'Chef jobs in Central Queensland',
  )
  expect((await look('chef-jobs-in-mount-whaleback')).title).toBe('Chef jobs at Mount Whaleback')
  await expect(look('jobs-in-newman-airport')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await look('jobs-in-queensland')).says).toMatch(/^1 job open now in Queensland, /)
})

test('the board leads to where and for whom most is open, and not to states twice', async () => {
  const { product } = await aMarket(goldfields)

  const { places, roles } = await product.send(contractorJobs.board, {})

  // Their role in the product's lists is the same, whatever they are called.
  expect(roles[0]).toEqual({ slug: 'bogger-operator-jobs', name: 'Bogger Operator', jobs: 6 })
  expect(roles[1]).toEqual({ slug: 'electrician-jobs', name: 'Electrician', jobs: 3 })
  expect(places.map(({ slug }) => slug)).toContain('jobs-in-kalgoorlie')
  expect(places.map(({ slug }) => slug)).not.toContain('jobs-in-western-australia')
})
