import { expect, test } from 'vitest'
import { withoutLabel } from '../facts/sections/parts-of-lines.ts'
import { assemble } from './assemble.ts'

const look = { size: 10, isBold: true, isItalic: false, x: 50, right: 300 }
const place = { page: 1, y: 40, column: 0, region: 'body', isInTable: false } as const

function lineOf(text: string, boldTo: number) {
  const cells = [{ ...look, text, boldTo }]
  const drafted = { ...look, ...place, cells, isMarkedHeading: false, isBullet: false }
  const whole = { kind: 'pdf', pages: 1, lines: [drafted], links: [], properties: {} } as const
  const [line] = assemble(whole).lines
  if (!line) throw new Error('There is no line')
  return line
}

function boldOf({ cells: [cell] }: Pick<ReturnType<typeof lineOf>, 'cells'>): string | undefined {
  return cell?.text.slice(0, cell.boldTo)
}

test.each([
  ['Fitter Acme', 'Fitter'],
  ['  O\uFB03ce  Fitter Acme', '  O\uFB03ce  Fitter'],
])('heavy letters end where they did, once a text is as it would be typed: %j', (text, bold) => {
  const line = lineOf(text, bold.length)
  expect(line.text.endsWith('Fitter Acme')).toBe(true)
  expect(boldOf(line)?.endsWith('Fitter')).toBe(true)
})

test('and where a label before them has gone', () => {
  const line = withoutLabel(lineOf('Work: Fitter Acme', 'Work: Fitter'.length), 'Work:'.length)
  expect(line.text).toBe('Fitter Acme')
  expect(boldOf(line)).toBe('Fitter')
})
