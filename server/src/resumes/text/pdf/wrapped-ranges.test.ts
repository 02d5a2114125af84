import { expect, test } from 'vitest'
import type { Row } from './page-layout.ts'
import { withWholeRanges } from './wrapped-ranges.ts'

function rowsAt(...rows: readonly (readonly [number, ...(readonly [number, string])[]])[]): Row[] {
  const look = { size: 10, isBold: false, isItalic: false }
  return rows.map(([y, ...cells]) =>
    cells.map(([x, text]) => {
      const isBullet = text.startsWith('– ')
      const shown = isBullet ? text.slice(2) : text
      return { ...look, isBullet, text: shown, x, y, right: x + shown.length * 5 }
    }),
  )
}

const textsOf = (rows: readonly Row[]) => rows.map((row) => row.map(({ text }) => text).join(' | '))

test('the second half of a range stands below the first, with its dash or without', () => {
  const rows = rowsAt(
    [40, [40, 'Apr 2023'], [120, 'Multi-skilled operator']],
    [52, [40, '– Now'], [120, 'Macmahon, Telfer']],
    [80, [40, 'Sep 2019 –'], [120, 'Haul truck operator']],
    [92, [40, 'Mar 2023'], [120, 'Fortescue, Solomon']],
  )
  const whole = withWholeRanges(rows)
  expect(textsOf(whole)).toEqual([
    'Apr 2023 – Now | Multi-skilled operator',
    'Macmahon, Telfer',
    'Sep 2019 – Mar 2023 | Haul truck operator',
    'Fortescue, Solomon',
  ])
  expect(whole[1]?.[0]?.isBullet).toBe(false)
})
