import { expect, test } from 'vitest'

import { maskedAddress } from './masked-address.ts'

test.each([
  ['marnie@people.example', 'm•••@people.example'],
  [' Jo@site.example ', 'J•••@site.example'],
  ['marnie', undefined],
  ['marnie@', undefined],
  ['', undefined],
])('%j is shown as %j', (email, shown) => expect(maskedAddress(email)).toBe(shown))
