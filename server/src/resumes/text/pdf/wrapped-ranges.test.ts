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

test('a month may stand above its year, and "to now" below the beginning', () => {
  const rows = rowsAt(
    [40, [82, 'Feb'], [120, 'Resource Geologist']],
    [52, [37, '2022–present'], [120, 'Pernatty Copper']],
    [80, [40, 'June 2020'], [120, 'Shift Leader']],
    [92, [40, 'to now'], [120, 'Illawarra Protective']],
  )
  expect(textsOf(withWholeRanges(rows))).toEqual([
    'Feb 2022–present | Resource Geologist',
    'Pernatty Copper',
    'June 2020 to now | Shift Leader',
    'Illawarra Protective',
  ])
})

test('what is told of two tickets in turn stays with each of them', () => {
  const rows = rowsAt(
    [40, [40, 'Light vehicle'], [120, 'Jan 2023']],
    [52, [40, 'Common induction'], [120, 'to Oct 2027']],
    [80, [40, 'to Jul 2030'], [120, 'Driver licence']],
    [92, [40, 'to May 2027'], [120, 'First aid']],
  )
  expect(textsOf(withWholeRanges(rows))).toEqual([
    'Light vehicle | Jan 2023',
    'Common induction | to Oct 2027',
    'to Jul 2030 | Driver licence',
    'to May 2027 | First aid',
  ])
})
