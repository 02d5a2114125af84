import { expect, test } from 'vitest'
import { meets } from './figures.ts'
import { measureMatchingQuality } from './matching-quality.ts'

test('on the half that was set aside people and jobs are found, and far better than by words alone', () => {
  const missed = measureMatchingQuality().filter((figure) => !meets(figure))
  expect(missed).toEqual([])
})
