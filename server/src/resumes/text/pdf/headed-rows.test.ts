import { expect, test } from 'vitest'
import { withHeadedRows } from './headed-rows.ts'
import { isHeadedTable } from './headed-table.ts'
import type { Row } from './page-layout.ts'
import type { Segment } from './segments.ts'

const columns = [40, 100, 250, 360]

/** Rows of cells, each so far down the page; an empty cell is not there. */
function rowsAt(...rows: readonly (readonly [number, ...string[]])[]): Row[] {
  return rows.map(([y, ...texts]) =>
    texts.flatMap((text, at) => {
      const x = columns[at] ?? 0
      const look = { size: 9, isBold: y === 40, isItalic: false, isBullet: false }
      return text === '' ? [] : [{ ...look, text, x, y, right: x + text.length * 4 }]
    }),
  )
}

const withHeavyName = (row: Row) => row.map((cell, at) => ({ ...cell, isBold: at === 1 }))

const textsOf = (rows: readonly Row[]) => rows.map((row) => row.map(({ text }) => text).join(' | '))
const whole = (rows: readonly Row[]) => withHeadedRows(rows, (others) => [...others])

const sidesAt = (edge: number, all: readonly Segment[]) =>
  [all.filter(({ x }) => x < edge), all.filter(({ x }) => x >= edge)] as const

const table = rowsAt(
  [40, 'Expiry', 'Ticket', 'Issued by', 'No.'],
  [60, '', 'High risk work licence –'],
  [70, '01/2028', 'dogging, basic rigging', 'WorkSafe WA', '3399120'],
  [80, '', 'and boom EWP'],
  [96, '', 'Provide first aid', 'St John'],
  [101, '02/2029', '', '', 'SJ-44121'],
  [106, '', 'HLTAID011', 'Ambulance'],
)

test('a row whose cells are set in the middle is one, however many lines its name has', () => {
  expect(textsOf(whole(table))).toEqual([
    'Expiry | Ticket | Issued by | No.',
    '01/2028 | High risk work licence – dogging, basic rigging and boom EWP | WorkSafe WA | 3399120',
    '02/2029 | Provide first aid HLTAID011 | St John Ambulance | SJ-44121',
  ])
})

test('rows that stand close to each other stay rows, and so does what is below the table', () => {
  const rows = rowsAt(
    [40, 'Expiry', 'Ticket', 'Issued by'],
    [51, '01/2028', 'Forklift', 'WorkSafe WA'],
    [62, '02/2029', 'First aid', 'St John'],
    [73, 'none', 'White Card', 'Stirling'],
  )
  expect(textsOf(whole(rows))).toEqual(textsOf(rows))
})

test('heads on both sides of a gutter make a table of what is below, and a sidebar is none', () => {
  const cells = table.flat()
  expect(isHeadedTable(...sidesAt(250, cells))).toBe(true)

  const sidebar = rowsAt(
    [40, 'Perth'],
    [52, 'Sam Doyle'],
    [64, 'On request'],
    [76, 'Numbat Mining'],
  ).flat()
  const beside = [...sidebar, ...cells.filter(({ x }) => x > 40)]
  expect(isHeadedTable(...sidesAt(100, beside))).toBe(false)
})

test('heads of two lines, set in the middle beside those of one, are read downwards', () => {
  const heads = rowsAt(
    [34, '', '', 'Issue', 'Expiry'],
    [40, 'Ticket', 'No.', '', ''],
    [46, '', '', 'date', 'date'],
  )
  const [above = [], row = [], below = []] = heads.map((line) =>
    line.map((cell) => ({ ...cell, isBold: true })),
  )
  const status = { ...row[0], text: 'Status', x: 450, right: 474 } as Segment
  const first = rowsAt([58, 'Forklift', '0442190', '11/09/2019', '11/09/2029'])
  expect(textsOf(whole([above, [...row, status], below, ...first]))).toEqual([
    'Ticket | No. | Issue date | Expiry date | Status',
    'Forklift | 0442190 | 11/09/2019 | 11/09/2029',
  ])
})

test('where a line need not have broken, two things are told in the cell', () => {
  const rows = rowsAt(
    [40, 'Dates', 'Position', 'Site', 'Status'],
    [60, '2025 – now', 'Charge-up operator, sublevel cave', 'Enterprise', 'ongoing'],
    [70, '', 'Redpath Australia', '', ''],
    [96, '2019 – 2025', 'Nipper', 'Cannington', 'ended'],
    [106, '', 'Byrnecut Mining', '', ''],
  )
  expect(textsOf(whole(rows))).toEqual([
    'Dates | Position | Site | Status',
    '2025 – now | Charge-up operator, sublevel cave Redpath Australia | Enterprise | ongoing',
    '2019 – 2025 | Nipper; Byrnecut Mining | Cannington | ended',
  ])
})

test('two tables below each other, each with heads of its own, are no columns of text', () => {
  const jobs = rowsAt(
    [140, 'Period', 'Position / Company', '', 'Main duties'],
    [160, '', 'HV Electrician', '', 'Ring mains and poles'],
    [170, '2017 – 2021', 'Corelec Power', '', 'from the bucket of'],
    [180, '', '', '', 'a platform, and the'],
    [190, '', '', '', 'kiosks of a mill'],
  )
  // Its columns begin elsewhere.
  const shifted = jobs.map((row) =>
    row.map((cell) => ({ ...cell, x: cell.x + 25, right: cell.right + 25 })),
  )
  const cells = [...table, ...shifted].flat()
  expect(isHeadedTable(...sidesAt(250, cells))).toBe(true)
})

test('where heavy letters end in a cell, another thing is told', () => {
  const [heads = [], first = [], second = []] = rowsAt(
    [40, 'Period', 'Position', 'Duties'],
    [60, '2013 – 2017', 'Electrician – Process', 'Drives and motors'],
    [70, '', 'Yilgarn Lithium Works', 'of a crusher'],
  )
  expect(textsOf(whole([heads, withHeavyName(first), second]))).toEqual([
    'Period | Position | Duties',
    '2013 – 2017 | Electrician – Process; Yilgarn Lithium Works | Drives and motors of a crusher',
  ])
})

test('what runs across the columns below a table is text, each line of its own', () => {
  const below = rowsAt(
    [40, 'What', 'Number', 'Issued by', 'Date'],
    [60, 'Heights', '4417', 'Acme', '06/2025'],
    [72, 'Spotter', '4418', 'Acme', '07/2025'],
    [
      90,
      'Also do spotting, hose and bundle test, bolting and all of what else a shut has to be done, and',
    ],
    [101, 'permits'],
    [112, 'SHUTDOWNS'],
  )
  expect(textsOf(whole(below)).slice(3)).toEqual([
    'Also do spotting, hose and bundle test, bolting and all of what else a shut has to be done, and',
    'permits',
    'SHUTDOWNS',
  ])
})

const at = (x: number, y: number, text: string): Segment => {
  const look = { size: 9, isBold: false, isItalic: false, isBullet: false }
  return { ...look, text, x, y, right: x + text.length * 4 }
}

test('answers under "Y / N", which stands over them in two lines, end no table', () => {
  const heads = [
    at(40, 60, 'Item'),
    at(250, 60, 'Number'),
    at(320, 60, 'Expiry'),
    at(400, 60, 'Comments'),
  ]
  const answers = [at(208, 66, 'N'), at(208, 80, 'Y'), at(208, 95, 'No'), at(208, 110, 'Y')]
  const names = [at(40, 80, 'White card'), at(40, 95, 'Forklift'), at(40, 110, 'First aid')]
  const told = [at(250, 80, '5518829'), at(320, 110, '22/4/2027')]
  const [left, right] = sidesAt(200, [...heads, ...answers, ...names, ...told])
  expect(isHeadedTable(left, right)).toBe(true)
})
