// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { readWayBack, safePath } from './redirect.ts'

const origin = 'https://headframe.example'

test.each([
  '/contractor/profile',
  '/contractor/jobs?search=haul+truck&state=WA',
  '/contractor/jobs?search=haul%20truck',
  '/company/view-job/9f1c?tab=applicants#notes',
  '/contractors/0b0c0d0e-0000-4000-8000-000000000000',
  '/contractor/jobs?next=https://elsewhere.example',
  '/dashboard/jobs',
  '/',
])('goes back to our own %s', (path) => {
  expect(safePath(path, origin)).toBe(path)
})

const hostile = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/a/../..//evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/%2F/evil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%252F%252Fevil.example',
  '/%255Cevil.example',
  '%2F%2Fevil.example',
  '%2Fcontractor',
  '%5C%5Cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /contractor/profile',
  '\u00a0/contractor/profile',
  '\ufeff//evil.example',
  '/\u2028/evil.example',
  '/\u2029/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%00',
  '/contractor/jobs?a=\u0000',
  '/contractor/jobs#\\evil',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '/javascript:alert(1)\n',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://headframe.example/1',
  'file:///etc/passwd',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'http://evil.example',
  'https://headframe.example@evil.example',
  'https://headframe.example.evil.example/',
  'https://headframe.example/contractor/profile',
  '//headframe.example/contractor/profile',
  '//user:pass@evil.example',
  '//evil.example@headframe.example',
  '@evil.example',
  '/@/../..//user@evil.example',
  'evil.example',
  '.evil.example',
  '?redirect_uri=//evil.example',
  '#//evil.example',
  'contractor/profile',
  '../company/dashboard',
  '／／evil.example',
  '〱evil.example',
  '/%',
  '/%zz',
  '/%ff%fe',
  '',
]

test.each(hostile)('does not follow %j', (wanted) => {
  expect(safePath(wanted, origin)).toBeUndefined()
})

test.each([undefined, null, 42, true, {}, ['/contractor/profile']])(
  'does not follow %j, which is no text',
  (wanted) => {
    expect(safePath(wanted, origin)).toBeUndefined()
  },
)

test('does not follow what is too long to be one of our addresses', () => {
  expect(safePath(`/${'a'.repeat(3000)}`, origin)).toBeUndefined()
})

test.each([
  '/contractor/login',
  '/company/logout',
  '/admin/login?redirect_uri=/x',
  '/dashboard/auth/',
])('going back to %s would lead nowhere', (path) => {
  expect(safePath(path, origin)).toBeUndefined()
})

test('a search with two ways back has none', () => {
  expect(readWayBack({ redirect_uri: ['/a', '/b'] })).toEqual({ redirect_uri: undefined })
})
