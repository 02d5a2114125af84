import { expect, test } from 'vitest'

import { shownAddress } from './web-address.ts'

test.each([
  ['https://redback.example', 'redback.example'],
  ['https://www.redback.example/', 'www.redback.example'],
  ['http://redback.example:8080/about/', 'redback.example:8080/about'],
  ['https://redback.example/jobs?from=us#top', 'redback.example/jobs'],
  ['https://bank.example@redback.example', 'redback.example'],
])('%s is shown as %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown)
})
