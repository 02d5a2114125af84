import { expect, test } from 'vitest'
import { openPackagedMarketData, readPackagedListings } from './packaged-market-data.ts'
import { readTicker } from './read-ticker.ts'

const listings = readPackagedListings()

test('the snapshot holds the resource companies of the ASX as they stood on one day', async () => {
  const days = new Set(listings.map(({ asOf }) => asOf.toISOString()))

  expect(listings.length).toBeGreaterThanOrEqual(80)
  expect([...days]).toEqual(['2025-06-30T00:00:00.000Z'])
  expect(await openPackagedMarketData().find('PLS')).toMatchObject({ name: 'Pilbara Minerals' })
})

test('every ticker of the snapshot is one, and stands for one company with a name', () => {
  const tickers = listings.map(({ ticker }) => ticker)
  const names = listings.map(({ name }) => name)

  expect(tickers.map(readTicker)).toEqual(tickers)
  expect(new Set(tickers).size).toBe(tickers.length)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name?.trim() !== name || !name)).toEqual([])
})

test('the figures of the snapshot are round ones that a company of the ASX could be worth', () => {
  const odd = listings.filter(({ marketCapAud }) => {
    const isRound = Number(marketCapAud.toPrecision(3)) === marketCapAud
    return !isRound || marketCapAud < 10e6 || marketCapAud > 500e9
  })

  expect(odd).toEqual([])
})
