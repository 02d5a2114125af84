import { expect, test } from 'vitest'
import { readPackagedTable, readTable } from './packaged-table.ts'

test('a packaged table says what is asked of it, row by row', () => {
  const regions = readPackagedTable('regions.tsv', ['also', 'name'])

  expect(regions).toContainEqual({ name: 'Mid West', also: 'Murchison;The Mid West' })
})

test('comments above the heading are no rows, and a sign in a row is no comment', () => {
  const text = '# Our own list.\n# Of no use elsewhere.\nname\tcode\nHaul truck\tHT\n#2 shaft\tS2\n'

  expect(readTable(text, ['name', 'code'])).toEqual([
    { name: 'Haul truck', code: 'HT' },
    { name: '#2 shaft', code: 'S2' },
  ])
})

test('a row may end early', () => {
  expect(readTable('name\talso\nPeel\t\n', ['name', 'also'])).toEqual([{ name: 'Peel', also: '' }])
})

test('a column that is not there is told, not guessed', () => {
  expect(() => readTable('name\talso\nPeel\t\n', ['state'])).toThrow('no column "state"')
})
