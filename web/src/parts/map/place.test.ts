import { expect, test } from 'vitest'

import { shownPosition } from './place.ts'

test('a position is told as people write it', () => {
  expect(shownPosition({ lat: -33.867, lng: 151.205 })).toBe('33.8670° S, 151.2050° E')
})
