import { expect, test } from 'vitest'
import { meets } from './figures.ts'
import { measureMatchingQuality } from './matching-quality.ts'

const figures = measureMatchingQuality()

test('on the half that was set aside people and jobs are found, and far better than by words alone', () => {
  expect(figures.filter((figure) => !meets(figure))).toEqual([])
})

test('the fresh part is not among what is measured while choosing', () => {
  const parts = new Set(figures.map(({ name }) => /\((\w+)\)$/.exec(name)?.[1]))
  expect([...parts]).toEqual(['open', 'aside'])
})
