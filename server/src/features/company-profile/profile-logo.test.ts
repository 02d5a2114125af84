import { beforeEach, describe, expect, test } from 'vitest'
import { companyPages, companyProfiles, limits, lives, signIn } from '@headframe/wire'
import { aCompanyProfile, aLogoOf } from '../../testing/company-profile.ts'
import { aLogo, putLogo, showLogo } from '../../testing/logos.ts'
import { aCompany, aRegisteredCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer, json, outcome } from '../../testing/requests.ts'
import { tidyNow } from '../../testing/tidy.ts'

const product = await aProduct()
const { save, publish, discard, uploadLogo } = companyProfiles

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const aTicket = (who = saltbush) => product.as(who).send(uploadLogo, { fileType: 'image/png' })
const saveLogo = (logo: unknown, who = saltbush) =>
  product.ask('/company/v2/profile', { ...json({ logo }, bearer(who.token)), method: 'PATCH' })
const askMarketCap = (ticker: string) =>
  product.ask(`/company/v2/profile/market-cap/${ticker}`, { headers: bearer(saltbush.token) })
const uploadFailed = {
  status: 422,
  code: 'INVALID',
  error: 'Upload failed. Please try again.',
  fields: { logo: 'Upload failed. Please try again.' },
}

describe('a logo', () => {
  test('is put with a ticket, saved in the draft, published and shown to everybody', async () => {
    const ironbark = await aRegisteredCompany(product)
    const address = `${await aLogoOf(product, ironbark)}?t=1763682000000`

    const saved = await product.as(ironbark).send(save, { logo: address, logo_type: 'image/png' })
    expect(saved).toMatchObject({ logo: address, logo_type: 'image/png' })
    expect((await product.send(companyPages.page, { slug: ironbark.slug })).logo).toBeNull()

    await product.as(ironbark).send(publish, {})
    expect((await product.send(companyPages.page, { slug: ironbark.slug })).logo).toBe(address)
    const shown = await showLogo(product, address)
    expect(shown.headers.get('content-type')).toBe('image/png')
  })

  test('is taken away by null or nothing, and comes back when the draft is discarded', async () => {
    const logo = await aLogoOf(product, saltbush)
    await product.as(saltbush).send(publish, aCompanyProfile({ logo }))

    expect(await product.as(saltbush).send(save, { logo: null })).toMatchObject({ logo: null })
    expect(await product.as(saltbush).send(discard, {})).toMatchObject({ logo })
    expect(await product.as(saltbush).send(save, { logo: '' })).toMatchObject({ logo: null })
  })

  test('stays the company’s own for as long as it is shown', async () => {
    const logo = await aLogoOf(product, saltbush)
    await product.as(saltbush).send(publish, aCompanyProfile({ logo }))
    product.moveClock(60 * 24 * 3600)
    await tidyNow(product)
    const again = await product.send(signIn.company, saltbush)

    expect(await product.as(again).send(publish, { logo: `${logo}?t=2` })).toMatchObject({
      logo: `${logo}?t=2`,
    })
  })

  test('of which only the ticket is there is none', async () => {
    const { publicUrl } = await aTicket()
    expect(await outcome(await saveLogo(publicUrl))).toEqual(uploadFailed)
  })

  test.each([
    ['from elsewhere', (url: string) => url.replace('headframe.test', 'elsewhere.example')],
    ['on another path', (url: string) => url.replace('/files/', '/pictures/')],
    ['with more behind it', (url: string) => `${url}/../x`],
    ['with a query that is markup', (url: string) => `${url}?"><script>`],
    ['as a script', () => 'javascript:alert(1)'],
    ['as data', () => 'data:image/png;base64,AAAA'],
    ['as a word', () => 'logo'],
  ])('%s is none', async (_, spoil) => {
    const logo = await aLogoOf(product, saltbush)
    expect(await outcome(await saveLogo(spoil(logo)))).toEqual(uploadFailed)
  })

  test('that is none is told beside everything else when it is published', async () => {
    const response = await product.ask(
      '/company/v2/profile/publish',
      json(aCompanyProfile({ logo: 'logo', summary: '' }), bearer(saltbush.token)),
    )
    expect(await outcome(response)).toMatchObject({
      status: 422,
      error: 'Please resolve the highlighted fields before publishing.',
      fields: {
        logo: 'Upload failed. Please try again.',
        summary: 'Company summary is required',
      },
    })
  })
})

describe('leave to put a logo', () => {
  test.each(['image/svg+xml', 'image/gif', 'text/html', '', undefined])(
    'is not given for %o',
    async (fileType) => {
      const response = await product.ask(
        '/company/v2/profile/upload-logo',
        json({ fileType }, bearer(saltbush.token)),
      )
      expect(await outcome(response)).toEqual({
        status: 422,
        code: 'INVALID',
        error: 'Unsupported file type (only PNG, JPG, WEBP allowed).',
        fields: { fileType: 'Unsupported file type (only PNG, JPG, WEBP allowed).' },
      })
    },
  )

  test('ends after a quarter of an hour', async () => {
    const ticket = await aTicket()
    product.moveClock(lives.uploadTicketSeconds)
    expect((await putLogo(product, ticket, await aLogo())).status).toBe(404)
    expect(await outcome(await saveLogo(ticket.publicUrl))).toEqual(uploadFailed)
  })
})

describe('the market cap of a ticker', () => {
  test('is told in dollars with its day', async () => {
    expect(await product.as(saltbush).send(companyProfiles.marketCap, { ticker: 'bhp' })).toEqual({
      market_cap: expect.any(Number),
      ticker: 'BHP',
      name: expect.any(String),
      as_of: expect.any(Number),
    })
  })

  test.each(['ZZZZZ', '..%2F', 'A'.repeat(300)])('is not found for %s', async (ticker) => {
    expect(await outcome(await askMarketCap(ticker))).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      error: 'Symbol not found. Please check your ASX ticker.',
      fields: undefined,
    })
  })

  test('is told so often a minute', async () => {
    product.moveClock(limits.marketData.seconds)
    for (let times = 0; times < limits.marketData.points; times += 1) {
      expect((await askMarketCap('BHP')).status).toBe(200)
    }
    expect(await outcome(await askMarketCap('BHP'))).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    })
  })
})

test('the market cap is not told while the provider is away', async () => {
  const alone = await aProduct({ environment: { MARKET_DATA_URL: 'http://127.0.0.1:9/{ticker}' } })
  const company = await aCompany(alone)

  const response = await alone.ask('/company/v2/profile/market-cap/BHP', {
    headers: bearer(company.token),
  })

  expect(await outcome(response)).toEqual({
    status: 503,
    code: 'PROVIDER_DOWN',
    error: 'Unable to fetch market data. Please try again.',
    fields: undefined,
  })
})
