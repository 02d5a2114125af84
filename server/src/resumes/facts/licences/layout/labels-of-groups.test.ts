import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'
import { typedResume } from '../../../testing/typed-resume.ts'
import { withoutGroupLabels } from './labels-of-groups.ts'

/** Lines of cells; an empty first cell is not there. */
function textsOf(typed: string, { isFirstBold = false } = {}): string[] {
  const lines = typedResume(typed).lines.map((line) => {
    const cells = line.cells
      .map((cell, at) => ({ ...cell, isBold: isFirstBold && at === 0 }))
      .filter(({ text }) => text !== '')
    return {
      ...line,
      cells,
      x: cells[0]?.x ?? line.x,
      text: cells.map(({ text }) => text).join('|'),
    }
  })
  return withoutGroupLabels(lines).map(({ text }) => text.replaceAll('\t', '|'))
}

test('kinds on the left of their tickets are left out', () => {
  const typed = `
    Trade || Certificate III (2011)
     || Electrical licence – expires 30/04/2028
    Safety || CPR – expires 12/03/2027
     || First Aid – expires 12/03/2029
    Driving || MR licence – expires 2031`
  expect(textsOf(typed)).toEqual([
    'Certificate III (2011)',
    'Electrical licence – expires 30/04/2028',
    'CPR – expires 12/03/2027',
    'First Aid – expires 12/03/2029',
    'MR licence – expires 2031',
  ])
})

test('tickets in two columns are no kinds', () => {
  const typed = 'White Card || Forklift\nFirst Aid || Bow tie method\nSnake handling || CPR'
  expect(textsOf(typed)).toEqual([
    'White Card|Forklift',
    'First Aid|Bow tie method',
    'Snake handling|CPR',
  ])
})

test('a label in heavy letters beside its tickets names none, and what it denies is not held', () => {
  const typed = `
    Motor vehicle || MC-B, WA 6618823, expiry 22 April 2031
    Security || MSIC 0091288, good till 31-01-2028
    Medical || AMA Cat B, 03 March 2026
    First aid || HLTAID011, to 6/2028
    Not held || Forklift, EWP`
  expect(textsOf(typed, { isFirstBold: true })).toEqual([
    'MC-B, WA 6618823, expiry 22 April 2031',
    'MSIC 0091288, good till 31-01-2028',
    'AMA Cat B, 03 March 2026',
    'First aid|HLTAID011, to 6/2028',
  ])
})

test('labels that are set to the right of a margin name no tickets', () => {
  const typed = 'Coal || Order 43 medical\nRail || RIW card, exp 3/27\nFirst aid || HLTAID011'
  const lines = typedResume(typed).lines.map((line) => ({
    ...line,
    x: 125 - line.text.indexOf('\t') * 5,
    cells: line.cells.map((cell, at) =>
      at === 0 ? { ...cell, x: 125 - cell.text.length * 5, right: 125 } : { ...cell, x: 131 },
    ),
  }))
  expect(withoutGroupLabels(lines).map(({ text }) => text)).toEqual([
    'Order 43 medical',
    'RIW card, exp 3/27',
    'HLTAID011',
  ])
})

test('what stands in heavy letters above its own date is no label', () => {
  const typed = 'Spirometry\nissued 2022\nNational police check\nissued 3 Sep 2026'
  const lines = typedResume(typed).lines.map((line, at) => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, isBold: at % 2 === 0 })),
  }))
  expect(withoutGroupLabels(lines)).toHaveLength(4)
})

test('in two columns, a word or two beside several tickets says of what kind they are', () => {
  expect(
    ticketsIn(`
      Site || Work at heights RIIWHS204E; Issue work permits MSMPER300
      Licences || LF forklift, C6 crane? (no); MR licence to 03.08.2030
      Teaching || TAE40116 Cert IV Training`),
  ).toEqual([
    'Working at Heights',
    'Issue Work Permits',
    'Forklift',
    'Medium Rigid (MR) |  |  | 03.08.2030',
    'Certificate IV in Training and Assessment',
  ])
})
