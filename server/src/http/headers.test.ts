import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { commonHeaders, documentHeaders } from './headers.ts'

function policyWith(environment: Record<string, string>): string {
  return documentHeaders(readConfig(environment))['content-security-policy'] ?? ''
}

test('a page of ours has scripts and frames from nowhere else', () => {
  const policy = policyWith({})
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("img-src 'self' data: blob:;")
  expect(policy).toContain("frame-src 'none';")
})

test('what stands in a page of ours is named one by one', () => {
  const inside = { scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] }
  const policy = documentHeaders(readConfig({}), inside)['content-security-policy']
  expect(policy).toContain("script-src 'self' 'sha256-abc=';")
  expect(policy).toContain("style-src 'self' 'sha256-def=';")
})

test('the card provider may run its own script and frames where it is configured', () => {
  const policy = policyWith({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  })
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
  expect(policy).toContain('https://hooks.stripe.com;')
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
})

test('a page of ours can be led to no other place for what it names', () => {
  expect(policyWith({})).toContain("base-uri 'none'")
  expect(policyWith({})).toContain("object-src 'none'")
})

test.each([
  [{}, 'same-origin'],
  [{ API_URL: 'https://api.example/v1' }, 'cross-origin'],
])('what is asked of a product with %j may be shown %s', (environment, place) => {
  expect(commonHeaders(readConfig(environment))['cross-origin-resource-policy']).toBe(place)
})

test.each([
  ['https://tiles.example/{z}/{x}/{y}.png?key=1', 'https://tiles.example'],
  ['https://{s}.tiles.example:8443/{z}/{x}/{y}.png', 'https://*.tiles.example:8443'],
])('a map of %s shows pictures from %s', (address, host) => {
  expect(policyWith({ MAP_STYLE_URL: address })).toContain(`img-src 'self' data: blob: ${host};`)
})
