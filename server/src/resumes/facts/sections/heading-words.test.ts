import { expect, test } from 'vitest'
import { kindOfHeading } from './heading-words.ts'

test('a heading says in brackets what its marks mean', () => {
  expect(kindOfHeading('SKILLS MATRIX (4 = can train others, 3 = alone, 0 = not trained)')).toBe(
    'skills',
  )
  expect(kindOfHeading('SKILLS MATRIX (4 trained others)')).toBeUndefined()
})
