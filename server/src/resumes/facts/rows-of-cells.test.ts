import { expect, test } from 'vitest'
import type { Line } from '../resume-text.ts'
import { typedResume } from '../testing/typed-resume.ts'
import { withWholeRows } from './rows-of-cells.ts'

/** Cells where they stand on the page: how far down, how far from the left, and what they say. */
function linesAt(
  ...rows: readonly (readonly [number, ...(readonly [number, string])[]])[]
): Line[] {
  const [line] = typedResume('Ticket').lines
  if (!line) throw new Error('Nothing was typed')
  const [cell] = line.cells
  if (!cell) throw new Error('Nothing was typed')
  return rows.map(([y, ...cells]) => ({
    ...line,
    y,
    size: 10,
    text: cells.map(([, text]) => text).join('\t'),
    cells: cells.map(([x, text]) => ({ ...cell, x, text })),
  }))
}

const textsOf = (lines: readonly Line[]) => lines.map(({ text }) => text)

test('a name of two lines is one with what is told in the middle beside it', () => {
  const lines = linesAt(
    [100, [50, 'Electrical Work Licence (Electrical']],
    [106, [250, 'Electrical Safety Office'], [400, 'June 2030']],
    [112, [50, 'Fitter/Mechanic)']],
    [126, [50, 'White Card'], [400, '2012']],
  )
  expect(textsOf(withWholeRows(lines))).toEqual([
    'Electrical Work Licence (Electrical Fitter/Mechanic)\tElectrical Safety Office\tJune 2030',
    'White Card\t2012',
  ])
})

test('what is told may be the one with two lines', () => {
  const lines = linesAt(
    [100, [250, 'Leichhardt, appointed by the'], [400, 'while']],
    [106, [50, 'HV Switching Operator']],
    [112, [250, 'EEM'], [400, 'employed']],
  )
  expect(textsOf(withWholeRows(lines))).toEqual([
    'HV Switching Operator\tLeichhardt, appointed by the EEM\twhile employed',
  ])
})

test('lines as far apart as lines are stay apart, and so do those of no place', () => {
  const apart = linesAt([100, [50, 'White Card']], [112, [50, 'First Aid']])
  expect(withWholeRows(apart)).toEqual(apart)
  const nowhere = linesAt([0, [0, 'White Card']], [0, [0, 'First Aid']])
  expect(withWholeRows(nowhere)).toEqual(nowhere)
})

test('a kind in the middle beside two rows leaves them apart', () => {
  const lines = linesAt(
    [100, [150, 'First aid'], [300, 'Mar-27']],
    [109, [50, 'Medical']],
    [118, [150, 'CPR'], [300, 'Apr-27']],
  )
  expect(withWholeRows(lines)).toEqual(lines)
})
