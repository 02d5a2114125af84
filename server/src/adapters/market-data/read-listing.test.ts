import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readListing } from './read-listing.ts'

const now = new Date('2026-11-21T00:00:00Z')

function read(answer: unknown) {
  return readListing('BHP', answer, now)
}

describe('the figure', () => {
  test.each([
    [{ market_cap: 186_500_000_000 }, 186_500_000_000],
    [{ marketCap: '450000000' }, 450_000_000],
    [{ marketCapitalization: ' 450,000,000.50 ' }, 450_000_000.5],
    [{ market_cap: null, marketCap: '1.865e11' }, 186_500_000_000],
    [{ data: { marketCap: 7_000_000 } }, 7_000_000],
    [{ market_cap: 7_000_000, data: { history: [] } }, 7_000_000],
  ])('of %j is %d', (answer, cap) => {
    expect(read(answer)?.marketCapAud).toBe(cap)
  })

  test.each([
    [{}],
    [{ data: null }],
    [{ data: [] }],
    [{ market_cap: null }],
    [{ market_cap: 0, name: 'Ore' }],
    [{ marketCap: '' }],
    [{ data: { marketCap: 'N/A' } }],
  ])('that is not in %j makes no listing', (answer) => {
    expect(read(answer)).toBeUndefined()
  })
})

describe('the date', () => {
  test.each([
    [{ as_of: '2026-11-20' }, '2026-11-20T00:00:00.000Z'],
    [{ asOf: '2026-11-20T16:10:00+11:00' }, '2026-11-20T05:10:00.000Z'],
    [{ asOf: '2026-11-20T16:10:00+1100' }, '2026-11-20T05:10:00.000Z'],
    [{ updated: '2026-11-20 05:10' }, '2026-11-20T05:10:00.000Z'],
    [{ date: 1_795_151_400 }, '2026-11-20T05:10:00.000Z'],
    [{ date: 1_795_151_400_000 }, '2026-11-20T05:10:00.000Z'],
    [{ updated: '1795151400' }, '2026-11-20T05:10:00.000Z'],
    [{ date: '2026-11-21T10:00:00Z' }, now.toISOString()],
    [{ date: null }, now.toISOString()],
    [{}, now.toISOString()],
  ])('of %j is %s', (dated, moment) => {
    expect(read({ market_cap: 1_000_000, ...dated })?.asOf.toISOString()).toBe(moment)
  })
})

describe('the name', () => {
  test.each([
    [{ name: 'BHP Group' }, 'BHP Group'],
    [{ companyName: ' BHP\u0000\nGroup\u202E ' }, 'BHP Group'],
    [{ displayName: 'BHP' }, 'BHP'],
    [{ name: '' }, undefined],
    [{ name: { en: 'BHP' } }, undefined],
    [{}, undefined],
  ])('of %j is %j', (named, name) => {
    expect(read({ market_cap: 1_000_000, ...named })?.name).toBe(name)
  })
})

test('whatever is answered is a sound listing, none, or refused', () => {
  const value = fc.oneof(fc.double(), fc.string(), fc.jsonValue(), fc.date().map(String))
  const fields = fc.record(
    { market_cap: value, name: value, date: value, data: fc.record({ marketCap: value }) },
    { requiredKeys: [] },
  )

  fc.assert(
    fc.property(fields, (answer) => {
      const listing = readOrRefuse(answer)
      if (!listing) return
      expect(listing.marketCapAud).toBeGreaterThan(0)
      expect(listing.marketCapAud).toBeLessThanOrEqual(1e15)
      expect(listing.asOf.getTime()).toBeLessThanOrEqual(now.getTime())
    }),
    { numRuns: 500 },
  )
})

function readOrRefuse(answer: unknown) {
  try {
    return read(answer)
  } catch {
    return undefined
  }
}
