import { expect, test } from 'vitest'
import { isReadAcross } from './across.ts'
import { isMarginOfHeadings } from './own-headings.ts'
import type { Segment } from './segments.ts'
import { withWholeHeads } from './whole-heads.ts'

const width = 5

function cell(text: string, x: number, y: number, isBold = false): Segment {
  return {
    text,
    x,
    right: x + text.length * width,
    y,
    size: 10,
    isBold,
    isItalic: false,
    isBullet: false,
  }
}

function bandOf(left: readonly Segment[], right: readonly Segment[]) {
  const ys = [...left, ...right].map(({ y }) => y)
  return { gutter: 196, left, right, top: Math.min(...ys), bottom: Math.max(...ys) }
}

const labels: readonly (readonly [string, number])[] = [
  ['europass', 58],
  ['PERSONAL', 87],
  ['INFORMATION', 102],
  ['JOB APPLIED FOR', 199],
  ['WORK EXPERIENCE', 236],
  ['March 2020 – Present', 258],
  ['July 2015 – February 2020', 339],
  ['EDUCATION AND', 456],
  ['TRAINING', 471],
  ['2004 – 2009', 492],
  ['PERSONAL SKILLS', 535],
  ['Mother tongue(s)', 556],
  ['Other language(s)', 577],
  ['Job-related skills', 638],
  ['Driving licence', 659],
  ['ADDITIONAL', 688],
  ['INFORMATION', 703],
  ['Licences', 724],
]
const heightsBeside =
  '130 143 157 170 199 259 272 289 302 319 340 354 370 394 409 425 493 507 556 581 638 659 724 737'
const beside = heightsBeside.split(' ').map((y) => cell('What is told there', 196, Number(y)))

test('labels, dates and headings that end at the gutter are read with the texts beside them', () => {
  const flush = labels.map(([text, y]) => cell(text, 181 - text.length * width, y))
  expect(isReadAcross(bandOf(flush, beside))).toBe(true)
})

test('where they begin at one edge, they are a column of their own', () => {
  const column = labels.map(([text, y]) => cell(text, 40, y))
  expect(isReadAcross(bandOf(column, beside))).toBe(false)
})

const head = [
  cell('Description', 45, 228, true),
  cell('Licence / certificate', 221, 228, true),
  cell('Date', 433, 228, true),
  cell('Expiry date', 499, 228, true),
]
const told = [cell('HR licence', 45, 259), cell('1877 4421', 221, 259), cell('Nil', 499, 259)]

test('the second lines of heads are of the heads above them', () => {
  const rest = [cell('no.', 221, 240, true), cell('obtained', 433, 240, true)]
  const [whole, ...rows] = withWholeHeads([head, rest, told])
  expect(whole?.map(({ text }) => text)).toEqual([
    'Description',
    'Licence / certificate no.',
    'Date obtained',
    'Expiry date',
  ])
  expect(rows).toEqual([told])
})

test('a row that is not as heavy, or stands apart, is none of them', () => {
  const light = [cell('Forklift', 45, 240), cell('held', 221, 240)]
  const apart = [cell('Dogging', 45, 260, true), cell('held', 221, 260, true)]
  for (const row of [light, apart]) {
    expect(withWholeHeads([head, row, told])).toEqual([head, row, told])
  }
})

test('a question over two lines, answered beside its first, is a row of its form', () => {
  const questions: readonly (readonly [string, number, string?])[] = [
    ['Notice period', 202, '4 weeks'],
    ['Right to work', 220, 'Australian citizen'],
    ['Have you ever held an', 238, 'No'],
    ['underground deputy ticket?', 250],
    ['Do you hold a First Class', 268, 'No'],
    ['Mine Manager certificate?', 280],
    ['Roster preference', 298, '7 on 7 off'],
    ['Do you hold a current', 316, 'No'],
    ['Queensland Standard 11?', 328],
    ['Salary expectation', 346, 'Discussed, see covering mail'],
  ]
  const left = questions.map(([text, y]) => cell(text, 51, y))
  const right = questions.flatMap(([, y, answer]) => (answer ? [cell(answer, 187, y)] : []))
  expect(isReadAcross(bandOf(left, right))).toBe(true)
  // Lines of a text all stand as near each other: none of them is the rest of another.
  const texts = questions.map(([text], at) => cell(text, 51, 202 + 12 * at))
  expect(isReadAcross(bandOf(texts, right))).toBe(false)
})

test('of what kind the rows of a table are is no margin of headings', () => {
  const kinds = ['Area', 'Mine sites', 'Health', 'General']
  const left = kinds.map((kind, at) => cell(kind, 42, 51 + 54 * at))
  const right = Array.from({ length: 12 }, (_, at) => [
    cell('Site induction', 148, 51 + 18 * at),
    cell('Jul 2027', 463, 51 + 18 * at),
  ]).flat()
  expect(isMarginOfHeadings(bandOf(left, right))).toBe(false)
  const texts = right.filter(({ x }) => x === 148)
  expect(isMarginOfHeadings(bandOf(left, texts))).toBe(true)
})
