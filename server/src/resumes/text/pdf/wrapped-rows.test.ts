import { expect, test } from 'vitest'
import type { Row } from './page-layout.ts'
import { withWholeRows } from './wrapped-rows.ts'

const columns = [40, 150, 320]

/** Rows of cells, each so far down the page; an empty cell is not there. */
function rowsAt(...rows: readonly (readonly [number, ...string[]])[]): Row[] {
  return rows.map(([y, ...texts]) =>
    texts.flatMap((text, at) => {
      const x = columns[at] ?? 0
      const look = { size: 10, isBold: false, isItalic: false, isBullet: false }
      return text === '' ? [] : [{ ...look, text, x, y, right: x + text.length * 5 }]
    }),
  )
}

const textsOf = (rows: readonly Row[]) => rows.map((row) => row.map(({ text }) => text).join(' | '))

test('a kind that stands in the middle beside two tickets joins none of them', () => {
  const rows = rowsAt(
    [40, 'Type', 'Detail', 'Valid to'],
    [60, '', 'First aid and low voltage rescue', 'Mar-27'],
    [70, 'Medical and safety', '', ''],
    [80, '', 'CPR', "Apr '27"],
    [100, 'Licence', 'HR', 'Jun 28'],
  )
  expect(textsOf(withWholeRows(rows))).toEqual(textsOf(rows))
})

test('a name that broke within its cell is whole again', () => {
  const rows = rowsAt(
    [40, 'Type', 'Detail', 'Valid to'],
    [60, 'Licence', 'Slewing mobile crane with a', '09/2029'],
    [70, '', 'capacity to 100 t', ''],
    [90, 'Medical', 'Coal board medical', '06/2028'],
  )
  expect(textsOf(withWholeRows(rows))).toEqual([
    'Type | Detail | Valid to',
    'Licence | Slewing mobile crane with a capacity to 100 t | 09/2029',
    'Medical | Coal board medical | 06/2028',
  ])
})

test('an answer below another is that of the next row, however narrow the column', () => {
  const rows = rowsAt(
    [40, 'Competency', 'Held', 'Expiry'],
    [70, 'Electrical licence', 'Yes', '11/04/2028'],
    [85, 'Restricted licence', 'No', ''],
    [100, 'HV switching', 'No', ''],
  )
  expect(textsOf(withWholeRows(rows))).toEqual(textsOf(rows))
})
