import { describe, expect, test } from 'vitest'
import { indexWords } from './bm25.ts'
import { ndcgAt10 } from './ndcg.ts'

const grades = new Map([
  ['digger', 3],
  ['dozer', 1],
])

describe('nDCG of the first ten', () => {
  test('is one for the best order and for none better', () => {
    expect(ndcgAt10([['digger', 'dozer', 'clerk']], [grades])).toBe(1)
  })

  test('is what comes out on paper', () => {
    // (0 + 7 / log2 3 + 1 / log2 4) / (7 + 1 / log2 3) = 4.91651 / 7.63093
    expect(ndcgAt10([['clerk', 'digger', 'dozer']], [grades])).toBeCloseTo(0.64429, 4)
    // (1 + 7 / log2 3) / (7 + 1 / log2 3) = 5.41651 / 7.63093
    expect(ndcgAt10([['dozer', 'digger', 'clerk']], [grades])).toBeCloseTo(0.70981, 4)
  })

  test('does not look below the tenth', () => {
    const clerks = Array.from({ length: 10 }, (_, index) => `clerk ${index}`)
    expect(ndcgAt10([[...clerks, 'digger', 'dozer']], [grades])).toBe(0)
  })

  test('is the mean of several orders', () => {
    const orders = [
      ['digger', 'dozer'],
      ['clerk', 'digger', 'dozer'],
    ]
    expect(ndcgAt10(orders, [grades, grades])).toBeCloseTo((1 + 0.64429) / 2, 4)
  })
})

test('words that few texts have count more, and filling words nothing', () => {
  const index = indexWords([
    { id: 'clerk', text: 'the clerk and the mine and the office of the mine' },
    { id: 'digger', text: 'excavator in the mine' },
    { id: 'dozer', text: 'dozer in the mine' },
  ])

  expect(index.rank('the dozer of a mine')[0]).toBe('dozer')
  expect(index.rank('mine, excavator')[0]).toBe('digger')
  expect(index.rank('the and of')).toEqual(['clerk', 'digger', 'dozer'])
})
