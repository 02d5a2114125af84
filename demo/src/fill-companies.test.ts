import { expect, test } from 'vitest'
import { companyAccounts, companyPages, companyProfiles, signIn } from '@headframe/wire'
import { inOneTransaction } from '@headframe/server/src/db/call-transaction.ts'
import { hashPassword } from '@headframe/server/src/kit/sign-in/passwords.ts'
import { showLogo } from '@headframe/server/src/testing/logos.ts'
import { aProduct } from '@headframe/server/src/testing/product.ts'
import { demoCompanies, emailOf } from './companies/demo-companies.ts'
import { insertCompanies } from './fill-companies.ts'
import { fillDemo } from './fill-demo.ts'
import { prepareCompanies } from './prepare-companies.ts'
import { demoSignIns } from '@headframe/server/src/demo/sign-ins.ts'

const product = await aProduct()
const { world, send } = product
const { password } = demoSignIns.company

const prepared = await prepareCompanies(world)
const passwordHash = await hashPassword(password)
await inOneTransaction(world.database, (db) =>
  insertCompanies(db, prepared, { passwordHash, now: world.clock() }),
)

const slugs = new Map(
  (await world.database.reading.selectFrom('company').select(['name', 'slug']).execute()).map(
    ({ name, slug }) => [name, slug] as const,
  ),
)

test('a marketplace that has somebody in it is not filled again', async () => {
  const before = await countCompanies()

  expect(await fillDemo(world)).toBe(false)
  expect(await countCompanies()).toEqual(before)
})

test('the page of each shows what it published, and of the others the name alone', async () => {
  for (const { name, facts, isPublished, mark } of demoCompanies) {
    const page = await send(companyPages.page, { slug: slugs.get(name) ?? '' })

    expect(page.name).toBe(name)
    expect(page.summary).toBe(isPublished ? facts.summary : null)
    expect(page.website === null).toBe(!isPublished)
    expect(page.logo !== null).toBe(isPublished && mark !== undefined)
  }
})

test('those with a ticker that no market knows are worth what they say themselves', async () => {
  const page = await send(companyPages.page, { slug: 'fulcrum-and-vale-consulting-engineers' })

  expect(page).toMatchObject({ market_cap: 186_400_000, market_cap_date: null })
})

test('the demo’s company signs in, keeps its logo and publishes again', async () => {
  const company = await signedIn('Redback Ridge Mining')
  const own = await company.send(companyProfiles.own, {})
  expect(own).toMatchObject({ is_draft: false, industry_name: 'Mining', logo_type: 'image/png' })

  const logo = `${own.logo}?t=1`
  await company.send(companyProfiles.save, { logo })
  expect(await company.send(companyProfiles.publish, {})).toMatchObject({ logo, is_draft: false })
  const shown = await showLogo(product, logo)
  expect(shown.headers.get('content-type')).toBe('image/png')
})

test('changes that were not published are seen by their company only', async () => {
  const { unpublished } = companyNamed('Pindarri Iron')
  const company = await signedIn('Pindarri Iron')

  const own = await company.send(companyProfiles.own, {})
  expect(own).toMatchObject({ is_draft: true, summary: unpublished?.summary })
  expect(own.published_date).not.toBeNull()
})

test('one is half way to its first profile, and one has yet to say who it is', async () => {
  const begun = await signedIn('Hallett Ridge Contractors')
  expect(await begun.send(companyProfiles.own, {})).toMatchObject({
    is_draft: true,
    published_date: null,
    typical_hours: null,
    industry_name: 'Construction and Civil',
  })

  const nameless = await signedIn('Pencil Pine Nickel')
  expect(await nameless.send(companyAccounts.account, {})).toMatchObject({
    first_name: null,
    profile_published: false,
  })
})

function companyNamed(name: string) {
  const company = demoCompanies.find((one) => one.name === name)
  if (!company) throw new Error(`There is no ${name}`)
  return company
}

async function signedIn(name: string) {
  const email = emailOf(companyNamed(name))
  return product.as(await send(signIn.company, { email, password }))
}

async function countCompanies() {
  return world.database.reading
    .selectFrom('company')
    .select((count) => count.fn.countAll().as('companies'))
    .executeTakeFirst()
}
