import { describe, expect, test } from 'vitest'
import { BadConfig, readConfig, warningsAbout } from './config.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/headframe',
  APP_URL: 'https://headframe.example',
  MAIL_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  SELLER_ABN: '51 824 753 556',
}
const withoutStripe = {
  STRIPE_SECRET_KEY: '',
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
}

const warnings = (changes: Record<string, string> = {}) =>
  warningsAbout(readConfig({ ...production, ...changes }))

describe('the start of a production server warns of nothing', () => {
  test('when everything is set', () => {
    expect(warnings()).toEqual([])
  })

  test('when listings are free, whoever takes cards', () => {
    expect(warnings({ ...withoutStripe, LISTING_PRICE_CENTS: '0', SELLER_ABN: '' })).toEqual([])
  })

  test('when it is somebody trying it out', () => {
    const settings = { ...production, ...withoutStripe, MAIL_URL: '' }
    expect(warningsAbout(readConfig({ ...settings, DATABASE_URL: '' }))).toEqual([])
    expect(warningsAbout(readConfig({ ...settings, NODE_ENV: '' }))).toEqual([])
  })
})

test.each([
  [{ MAIL_URL: '' }, 'MAIL_URL is not set'],
  [{ DEMO: 'on' }, 'DEMO is on'],
  [{ APP_URL: 'http://headframe.example' }, 'APP_URL is not https'],
  [withoutStripe, 'STRIPE_SECRET_KEY is not set: listings are paid for with test cards'],
  [{ SELLER_ABN: '' }, 'SELLER_ABN is not set'],
])('the start of a production server with %j warns: %s', (changes, warning) => {
  expect(warnings(changes)).toEqual([expect.stringContaining(warning)])
})

describe('a business number', () => {
  test('may be written in groups', () => {
    expect(readConfig(production).sellerAbn).toBe('51824753556')
  })

  test.each(['51824753557', '5182475355', 'none', '01824753556'])(
    'that is none stops the start: %s',
    (SELLER_ABN) => {
      expect(() => readConfig({ SELLER_ABN })).toThrow(BadConfig)
      expect(() => readConfig({ SELLER_ABN })).toThrow('SELLER_ABN has to be an Australian')
    },
  )
})
