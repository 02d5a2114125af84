import { expect, test } from 'vitest'

import { jobAddress } from './paths.ts'

test('whatever stands in a slug stays within its part of the address', () => {
  expect(jobAddress('dozer-operator-1a2b3c4d')).toBe('/contractor/job/dozer-operator-1a2b3c4d')
  expect(jobAddress('a/b?c#d $& é')).toBe('/contractor/job/a%2Fb%3Fc%23d%20%24%26%20%C3%A9')
})
