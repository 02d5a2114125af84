import { describe, expect, test } from 'vitest'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '../config.ts'
import { mustBeSafeToStart, warningsAbout } from './safe-start.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/headframe',
  APP_URL: 'https://headframe.example',
  MAIL_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  SELLER_ABN: '51 824 753 556',
  TRUST_PROXY: '1',
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

  test('when every way out is encrypted, or stays on this machine', () => {
    const encrypted = {
      AI_URL: 'https://writer.example/v1',
      FILES_URL: 's3://b?endpoint=https://store.example',
      DATABASE_URL: 'postgres://db.example/h?sslmode=verify-full',
    }
    const near = {
      AI_URL: 'http://127.0.0.1:8080/v1',
      FILES_URL: 's3://b?endpoint=http://localhost:9000',
      SCANNER_URL: 'tcp://127.0.0.1:3310',
      DATABASE_URL: 'postgres:///h?host=/run/postgresql',
    }
    expect([warnings(encrypted), warnings(near), warnings({ FILES_URL: 's3://b' })]).toEqual([
      [],
      [],
      [],
    ])
  })

  test('when it is somebody trying it out', () => {
    const settings = { ...production, ...withoutStripe, MAIL_URL: '', APP_URL: '' }
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
  [{ TRUST_PROXY: '' }, 'TRUST_PROXY is not set'],
  [{ AI_URL: 'http://writer.example/v1' }, 'AI_URL leads to another machine without encryption'],
  [{ GEOCODER_URL: 'http://places.example' }, 'GEOCODER_URL leads to another machine'],
  [{ MARKET_DATA_URL: 'http://market.example' }, 'MARKET_DATA_URL leads to another machine'],
  [{ FILES_URL: 's3://b?endpoint=http://store.example' }, 'FILES_URL leads to another machine'],
  [{ SCANNER_URL: 'tcp://scanner.example:3310' }, 'SCANNER_URL leads to another machine'],
  [{ DATABASE_URL: 'postgres://db.example/h' }, 'DATABASE_URL leads to another machine'],
  [{ DATABASE_URL: 'postgres://db.example/h?sslmode=no-verify' }, 'DATABASE_URL leads'],
  [{ DATABASE_DIRECT_URL: 'postgres://db.example/h' }, 'DATABASE_DIRECT_URL leads'],
])('the start of a production server with %j warns: %s', (changes, warning) => {
  expect(warnings(changes)).toEqual([expect.stringContaining(warning)])
})

test('a public server warns as one in production does, whatever its database', () => {
  const settings = { ...production, NODE_ENV: '', DATABASE_URL: '', DEMO: 'off', MAIL_URL: '' }

  expect(warningsAbout(readConfig(settings))).toEqual([expect.stringContaining('MAIL_URL')])
})

describe('a start that strangers can reach', () => {
  const safe = { ...production, DEMO: 'off' }
  const starting = (changes: Record<string, string>) => () =>
    mustBeSafeToStart(readConfig({ ...safe, ...changes }))

  test('is let through without demo and test cards', () => {
    expect(starting({})).not.toThrow()
    expect(starting({ ...withoutStripe, LISTING_PRICE_CENTS: '0' })).not.toThrow()
  })

  test.each<Record<string, string>>([
    { APP_URL: 'https://localhost' },
    { APP_URL: 'http://headframe.example' },
    { APP_URL: 'http://localhost:3000', HOST: '0.0.0.0' },
    { APP_URL: '', HOST: '::' },
    { APP_URL: '', HOST: '192.168.1.20' },
  ])('at %j is refused with either, unless it is allowed', (place) => {
    const demo = { ...place, DEMO: 'on' }
    const cards = { ...place, ...withoutStripe }

    expect(starting(demo)).toThrow('ALLOW_DEMO_IN_PUBLIC=yes')
    expect(starting({ ...demo, ALLOW_DEMO_IN_PUBLIC: 'no', ALLOW_TEST_CARDS: 'yes' })).toThrow()
    expect(starting({ ...demo, ALLOW_DEMO_IN_PUBLIC: 'yes' })).not.toThrow()
    expect(starting(cards)).toThrow('ALLOW_TEST_CARDS=yes')
    expect(starting({ ...cards, ALLOW_DEMO_IN_PUBLIC: 'yes' })).toThrow('test cards')
    expect(starting({ ...cards, ALLOW_TEST_CARDS: 'yes' })).not.toThrow()
  })

  test.each<Record<string, string>>([
    {},
    { APP_URL: 'http://localhost:5173' },
    { APP_URL: 'http://demo.localhost' },
    { APP_URL: 'http://127.0.0.1:3000', HOST: '127.1.2.3' },
    { APP_URL: 'http://[::1]:3000', HOST: '::1' },
    { HOST: 'localhost' },
  ])('is not what %j means', (place) => {
    expect(() =>
      mustBeSafeToStart(readConfig({ DEMO: 'on', ...withoutStripe, ...place })),
    ).not.toThrow()
  })

  test('is refused in one line, before anything is made', () => {
    const folder = path.join(tmpdir(), `headframe-never-${process.pid}`)
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(import.meta.dirname, '../main.ts')],
      { env: { APP_URL: 'https://headframe.example', DATA_DIR: folder }, encoding: 'utf8' },
    )

    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/could not start: .*ALLOW_DEMO_IN_PUBLIC=yes.*ALLOW_TEST_CARDS=yes/),
      '',
    ])
    expect(existsSync(folder)).toBe(false)
  })
})
