import { expect, test } from 'vitest'
import { readFacts } from '../../facts/read-facts.ts'
import { makePdf } from '../../testing/make-pdf.ts'
import { readText } from '../read-text.ts'

type Box = readonly [lines: readonly string[], told: string]

const columns = [110, 240, 370, 500]
const rowHeight = 60

/** Boxes of which each text stands in the middle of its column: a name of one or two lines, and its date. */
async function readBoxes(rows: readonly (readonly Box[])[], nameFont: string) {
  const pdf = await makePdf((page) => {
    page.fontSize(18).text('Troy Bennett', 48, 40).fontSize(10)
    page.text('Mackay QLD | troy@bennett.example', 48, 64)
    page.fontSize(12).text('Tickets', 48, 90).fontSize(9)
    const inMiddle = (text: string, middle: number, y: number) =>
      page.text(text, middle - page.widthOfString(text) / 2, y, { lineBreak: false })
    for (const [row, boxes] of rows.entries())
      for (const [column, [names, told]] of boxes.entries()) {
        const [middle = 0, top] = [columns[column], 120 + row * rowHeight]
        page.font(nameFont)
        for (const [at, name] of names.entries()) inMiddle(name, middle, top + at * 11)
        page.font('Helvetica')
        inMiddle(told, middle, top + names.length * 11 + 10)
      }
  })
  const { licences } = readFacts(await readText(pdf), { asOf: new Date('2026-11-24') })
  return licences.map(({ name, expiry }) => `${name} | ${expiry ?? ''}`)
}

const rows: readonly (readonly Box[])[] = [
  [
    [['Standard 11'], '14/03/2028'],
    [['Working at heights', 'RIIWHS204E'], '02/11/2027'],
    [['Confined space entry', 'and gas testing'], '19/08/2027'],
    [['Fire warden'], 'n/a'],
  ],
  [
    [['Coal board medical'], '30/09/2030'],
    [['HR licence'], '17/05/2029'],
    [['Isolation officer', 'level two'], '05/2027'],
    [['Pit permit'], '12/12/2028'],
  ],
  [
    [['White card'], 'permanent'],
    [['Low voltage rescue'], '15/01/2027'],
    [['Spill response'], '23/07/2027'],
    [['Radio user'], '01/02/2030'],
  ],
]

const read = [
  'Standard 11 | 14/03/2028',
  'Working at Heights | 02/11/2027',
  'Confined Space Entry | 19/08/2027',
  'Gas Test Atmospheres | 19/08/2027',
  'Fire warden | ',
  'Coal Board Medical | 30/09/2030',
  'Heavy Rigid (HR) | 17/05/2029',
  'Isolation officer level two | 05/2027',
  'Pit permit | 12/12/2028',
  'White Card | ',
  'Low Voltage Rescue | 15/01/2027',
  'Spill response | 23/07/2027',
  'Radio user | 01/02/2030',
]

test('in boxes with their texts in the middle, each date is of the name above it', async () => {
  expect(await readBoxes(rows, 'Helvetica')).toEqual(read)
})

test('heavy names may go on in a second line that begins small or names a ticket by itself', async () => {
  expect(await readBoxes(rows, 'Helvetica-Bold')).toEqual(read)
})
