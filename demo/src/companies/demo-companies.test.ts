import { describe, expect, test } from 'vitest'
import { companyProfiles, faultsToPublish, isMining, judge, reference } from '@headframe/wire'
import { readPackagedPlaces } from '@headframe/server/src/adapters/geocoder/packaged-places.ts'
import { readPackagedListings } from '@headframe/server/src/adapters/market-data/packaged-market-data.ts'
import { readAmount } from '@headframe/server/src/domain/market-cap.ts'
import { slugOf } from '@headframe/server/src/market/companies/company-slugs.ts'
import { aProduct } from '@headframe/server/src/testing/product.ts'
import { employers } from '../people/employers.ts'
import { demoSignIns } from '@headframe/server/src/demo/sign-ins.ts'
import type { CompanyFacts, DemoCompany } from './company.ts'
import { demoCompanies, emailOf, faceWith } from './demo-companies.ts'

const { send } = await aProduct()
const industries = new Map(
  (await send(reference.industries, {})).map(({ id, name }) => [id, name] as const),
)
const published = demoCompanies.filter((company) => company.isPublished)

test('the first one is the demo’s sign-in, and its profile leaves nothing out but a ticker', () => {
  const [first] = demoCompanies

  expect(first && emailOf(first)).toBe(demoSignIns.company.email)
  expect(first?.mark).toBeDefined()
  const untold = Object.entries(faceOf(first)).filter(([, value]) => isEmpty(value))
  expect(untold.map(([field]) => field).toSorted()).toEqual(['logo', 'logo_type', 'ticker'])
})

test('there are miners of many things, and others of every industry', () => {
  const miners = published.filter(({ facts }) => isMining(nameOfIndustry(facts)))

  expect(miners.length).toBeGreaterThanOrEqual(8)
  expect(new Set(miners.map(({ facts }) => facts.commodities?.[0])).size).toBe(miners.length)
  const told = demoCompanies.map(({ facts, unpublished }) =>
    nameOfIndustry({ ...facts, ...unpublished }),
  )
  expect(new Set(told)).toEqual(new Set([...industries.values(), undefined]))
})

describe('what they say', () => {
  test.each(published)('$name: may be published', (company) => {
    const mines = isMining(nameOfIndustry(company.facts))
    expect(faultsToPublish(faceWith(company, company.facts), mines)).toEqual({})
  })

  test.each(demoCompanies)('$name: could have been typed into the profile editor', (company) => {
    const { facts, unpublished } = company
    for (const said of unpublished ? [facts, { ...facts, ...unpublished }] : [facts]) {
      const face = Object.entries(faceWith(company, said))
      const typed = Object.fromEntries(face.map(([field, value]) => [field, value ?? '']))
      expect(judge(companyProfiles.save, typed).faults).toEqual({})
    }
  })

  test('is a good read: two to four paragraphs, two to six people', () => {
    for (const { name, facts } of published) {
      const paragraphs = facts.summary?.split('\n\n') ?? []
      expect(paragraphs.length, name).toBeGreaterThanOrEqual(2)
      expect(paragraphs.length, name).toBeLessThanOrEqual(4)
      expect(facts.key_people?.length, name).toBeGreaterThanOrEqual(2)
      expect(facts.key_people?.length, name).toBeLessThanOrEqual(6)
    }
  })

  test('has an office in a place that exists', () => {
    const labels = new Set(readPackagedPlaces().map(({ label }) => label))
    for (const { facts } of demoCompanies) {
      expect(labels).toContain(facts.office_address?.split(', ').at(-1))
    }
  })
})

test('names, addresses and telephones are nobody else’s', () => {
  const phones = demoCompanies.flatMap(({ contact }) => (contact ? [contact.phone] : []))

  expect(isUnique(demoCompanies.map(({ name }) => slugOf(name)))).toBe(true)
  expect(isUnique(demoCompanies.map(emailOf))).toBe(true)
  expect(isUnique(phones)).toBe(true)
  expect(demoCompanies.every(({ domain }) => /^[a-z-]+\.example$/.test(domain))).toBe(true)
  expect(phones.every((phone) => /^0491 57\d \d{3}$/.test(phone))).toBe(true)
})

test('two that do not mine show what they are worth, by tickers that no listed company has', () => {
  const known = new Set(readPackagedListings().map(({ ticker }) => ticker))
  const listed = published.filter(({ facts }) => facts.ticker)

  expect(listed).toHaveLength(2)
  for (const { facts } of listed) {
    expect(isMining(nameOfIndustry(facts))).toBe(false)
    // The symbols of shares have three characters, those of funds four.
    expect(facts.ticker).toMatch(/^[A-Z]{5}$/)
    expect(known).not.toContain(facts.ticker)
    expect(readAmount(facts.market_cap ?? '')).toBeGreaterThan(1e8)
  }
})

test('some of them are where contractors have worked before', () => {
  const past = new Set(employers.map(({ name }) => name))

  expect(demoCompanies.filter(({ name }) => past.has(name)).length).toBeGreaterThanOrEqual(5)
})

test('they came one by one over the last four hundred days', () => {
  const days = demoCompanies.map(({ registeredDaysAgo }) => registeredDaysAgo)

  expect(new Set(days).size).toBe(days.length)
  expect(Math.min(...days)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...days)).toBeLessThanOrEqual(400)
})

function faceOf(company: DemoCompany | undefined) {
  if (!company) throw new Error('There are no companies')
  return faceWith(company, company.facts)
}

function nameOfIndustry({ industry }: CompanyFacts): string | undefined {
  return industry ? industries.get(industry) : undefined
}

function isUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}
