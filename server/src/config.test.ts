import { describe, expect, test } from 'vitest'
import { BadConfig, readConfig } from './config.ts'

describe('a business number', () => {
  test('may be written in groups', () => {
    expect(readConfig({ SELLER_ABN: '51 824 753 556' }).sellerAbn).toBe('51824753556')
  })

  test.each(['51824753557', '5182475355', 'none', '01824753556'])(
    'that is none stops the start: %s',
    (SELLER_ABN) => {
      expect(() => readConfig({ SELLER_ABN })).toThrow(BadConfig)
      expect(() => readConfig({ SELLER_ABN })).toThrow('SELLER_ABN has to be an Australian')
    },
  )
})

describe('the proxies in front', () => {
  test.each([
    ['1', 1],
    ['0', 0],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['10.0.0.5 , 2001:db8::/32,::1', ['10.0.0.5', '2001:db8::/32', '::1']],
  ])('are %s', (TRUST_PROXY, proxies) => {
    expect(readConfig({ TRUST_PROXY }).trustedProxies).toEqual(proxies)
  })

  test.each([
    'yes',
    '11',
    '-1',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '10.0.0.0/8/8',
    '10.0.0.1,,',
    'proxy.example',
  ])('that are none stop the start: %s', (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY has to be how many proxies')
  })
})

describe('who hears of weaknesses', () => {
  test.each([
    ['security@headframe.example', 'mailto:security@headframe.example'],
    ['mailto:security@headframe.example', 'mailto:security@headframe.example'],
    ['https://headframe.example/report', 'https://headframe.example/report'],
  ])('can be %s', (SECURITY_CONTACT, told) => {
    expect(readConfig({ SECURITY_CONTACT }).securityContact).toBe(told)
  })

  test.each([
    'headframe.example',
    'http://headframe.example',
    'javascript:alert(1)',
    'a@b.example\nPolicy: https://evil.example',
    'https://a.example/\nPolicy: https://evil.example',
    'A B <a@b.example>',
  ])('cannot be %j', (SECURITY_CONTACT) => {
    expect(() => readConfig({ SECURITY_CONTACT })).toThrow('SECURITY_CONTACT has to be')
  })
})

describe('who answers questions', () => {
  test('is named to people, and gets their replies to mails', () => {
    const { contactEmail, mail } = readConfig({ CONTACT_EMAIL: 'Hello@headframe.example' })

    expect(contactEmail).toBe('hello@headframe.example')
    expect(mail.from.repliesTo).toBe('hello@headframe.example')
  })

  test('is nobody unless somebody is named, and has to be one address', () => {
    expect(readConfig({}).contactEmail).toBeUndefined()
    expect(readConfig({}).mail.from).not.toHaveProperty('repliesTo')
    expect(() => readConfig({ CONTACT_EMAIL: 'call us' })).toThrow(
      'CONTACT_EMAIL has to be an email address',
    )
  })
})

describe('a setting that was copied or typed wrongly stops the start, and says what it has to be', () => {
  test.each([
    [{ PORT: 'x' }, 'PORT has to be a whole number'],
    [{ LISTING_PRICE_CENTS: '162.50' }, 'LISTING_PRICE_CENTS has to be a whole number'],
    [{ MAIL_URL: 'mail.example' }, 'MAIL_URL has to be an address that starts with smtp://'],
    [{ MAIL_URL: 'smtp://ops:pa#ss@mail.example' }, 'MAIL_URL cannot be read as an address'],
    [{ MAIL_URL: 'smtp://ops:1#ss@mail.example' }, 'MAIL_URL cannot be read as an address'],
    [{ DATABASE_URL: 'postgres://a:b/c@d/e' }, 'DATABASE_URL cannot be read as an address'],
    [{ APP_URL: 'jobs.example' }, 'APP_URL has to be an address that starts with https://'],
    [{ APP_URL: 'https://jobs.example/app' }, 'and has no path'],
    [{ AI_KEY: 'sk_live_…' }, 'AI_KEY has to be the key as its provider shows it'],
  ])('%j', (variables, words) => {
    expect(() => readConfig(variables)).toThrow(words)
  })

  test('and nothing else does', () => {
    const { mail, appUrl } = readConfig({
      MAIL_URL: 'smtp://ops:pa%23ss@mail.example',
      APP_URL: 'https://jobs.example/',
    })
    expect([mail.url, appUrl]).toEqual(['smtp://ops:pa%23ss@mail.example', 'https://jobs.example'])
  })
})
