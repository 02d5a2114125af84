import { expect, test } from 'vitest'
import { column, makePdf } from '../../../testing/make-pdf.ts'
import { ticketsIn } from '../../../testing/tickets-in.ts'
import { readText } from '../../../text/read-text.ts'
import { readFacts } from '../../read-facts.ts'

test('where two distances part the lines, what stands farther away is another ticket', async () => {
  const pdf = await makePdf((page) => {
    const items = [
      ['Food Safety Supervisor', 'SITXFSA005, exp July', '2028'],
      ['Pre-employment medical', 'and drug screen done 30', 'Oct 2026 for the Gove job'],
      ['RSA NT'],
      ['C class licence (NT) exp', '2031'],
      ['Ochre Card'],
      ['White Card NT, 2025'],
    ]
    column(page, ['TICKETS'], { x: 60, y: 60 })
    let y = 80
    for (const lines of items) {
      column(page, lines, { x: 60, y, leading: 13 })
      y += 13 * (lines.length - 1) + 17
    }
  })
  const { licences } = readFacts(await readText(pdf, []), { asOf: new Date('2026-11-24') })
  expect(
    licences.map(({ name, expiry, issued }) => [name, issued ?? null, expiry ?? null]),
  ).toEqual([
    ['Food Safety Certificate', null, 'July 2028'],
    ['Pre-employment medical and drug screen', '30 Oct 2026', null],
    ['Responsible Service of Alcohol (RSA)', null, null],
    ['Car (C)', null, '2031'],
    ['Ochre Card', null, null],
    ['White Card', '2025', null],
  ])
})

test('what breaks within brackets, or within a date, goes on below', () => {
  const typed = `
    - Driver licence: HR, MR (card no.
    ~ DH448120, v. 7, expires 19/03/2031)
    - White card
    - Tree worker registration, licence to 31
    ~ March 2027`
  expect(ticketsIn(typed)).toEqual([
    'Heavy Rigid (HR) | DH448120 |  | 19/03/2031',
    'Medium Rigid (MR) | DH448120 |  | 19/03/2031',
    'White Card',
    'Tree worker registration |  |  | 31 March 2027',
  ])
})
