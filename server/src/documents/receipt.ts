import { productName } from '@headframe/wire'
import type { ReceiptFacts } from './receipt-words.ts'
import { factsOf, gapNote, noteOf, sumsOf, titleOf } from './receipt-words.ts'
import { drawMark } from './mark.ts'
import { colours, left, openSheet, right, width } from './sheet.ts'
import type { Sheet } from './sheet.ts'

export type { ReceiptFacts }

/** The receipt of a payment, as a PDF of one page. The same facts give the same bytes. */
export async function makeReceipt(facts: ReceiptFacts): Promise<Buffer> {
  const sheet = await openSheet({
    // Whoever lists files or shares one shows its title: it names no one.
    title: `${titleOf(facts)} ${facts.number}`,
    author: productName,
    madeAt: facts.paidAt,
  })
  setLetterhead(sheet)
  const headingEnd = setHeading(sheet, facts)
  const factsEnd = setFacts(sheet, facts, headingEnd + 30)
  const sumsEnd = setSums(sheet, facts, factsEnd + 34)
  setNote(sheet, facts, sumsEnd + 26)
  setFoot(sheet)
  return sheet.close()
}

function setLetterhead(sheet: Sheet): void {
  sheet.decorate((pdf) => {
    pdf.rect(0, 0, pdf.page.width, 8).fill(colours.primary)
    drawMark(pdf, left, 48, 30)
  })
  sheet.text('P', productName, { x: left + 42, y: 54, size: 15, isBold: true })
}

function setHeading(sheet: Sheet, facts: ReceiptFacts): number {
  const bottom = sheet.text('H1', titleOf(facts), { x: left, y: 118, size: 24, isBold: true })
  const [word, ink, ground] = pillOf(facts)
  const padding = 12
  const pillWidth = sheet.widthOf(word, 10.5, true) + 2 * padding
  sheet.decorate((pdf) => pdf.roundedRect(right - pillWidth, 121, pillWidth, 24, 12).fill(ground))
  sheet.text('P', word, {
    x: right - pillWidth + padding,
    y: 127,
    size: 10.5,
    isBold: true,
    colour: ink,
  })
  return bottom
}

function pillOf({ isRefunded, isTest }: ReceiptFacts): [string, string, string] {
  if (isTest) return ['Test: not a tax invoice', colours.danger, colours.dangerSoft]
  return isRefunded
    ? ['Refunded', colours.danger, colours.dangerSoft]
    : ['Paid', colours.gum, colours.gumSoft]
}

/** Two columns of names and what they are. */
function setFacts(sheet: Sheet, facts: ReceiptFacts, top: number): number {
  const columnWidth = width / 2 - 16
  const columns = factsOf(facts).map((column, index) => ({
    column,
    x: left + index * (width / 2 + 16),
  }))
  const ends = columns.map(({ column, x }) =>
    column.reduce((y, [name, value]) => {
      const nameEnd = sheet.text('P', name, { x, y, size: 9, colour: colours.quiet })
      const place = { x, y: nameEnd + 3, size: 11.5, width: columnWidth }
      return sheet.text('P', value, place) + 16
    }, top),
  )
  return Math.max(...ends) - 16
}

const amountWidth = 130

function setSums(sheet: Sheet, facts: ReceiptFacts, top: number): number {
  const { amount, gst, total } = sumsOf(facts)
  const table = sheet.table()
  const line = (y: number, colour: string = colours.line) =>
    sheet.decorate((pdf) => pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(colour))
  const amountAt = (y: number, size = 11.5, isBold = false) =>
    ({ x: right - amountWidth, y, size, isBold, width: amountWidth, align: 'right' }) as const
  const quiet = { size: 9, colour: colours.quiet }

  table.row((row) => {
    row.cell('TH', 'Description', { x: left, y: top, ...quiet })
    row.cell('TH', 'Amount', { ...amountAt(top), ...quiet })
  })
  line(top + 18, colours.strongLine)

  const titleWidth = width - amountWidth - 24
  const titleEnd = table.row((row) => {
    const end = row.cell('TD', ['Job Posting', facts.jobTitle], {
      x: left,
      y: top + 32,
      size: 11.5,
      width: titleWidth,
    })
    row.cell('TD', amount, amountAt(top + 32))
    return end
  })
  line(titleEnd + 14)

  const gstTop = titleEnd + 28
  table.row((row) => {
    row.cell('TH', 'GST (10%)', { x: left, y: gstTop, size: 11.5 })
    row.cell('TD', gst, amountAt(gstTop))
  })

  const boxTop = gstTop + 30
  const boxHeight = 46
  sheet.decorate((pdf) =>
    pdf.roundedRect(left - 14, boxTop, width + 28, boxHeight, 8).fill(colours.sunken),
  )
  table.row((row) => {
    row.cell('TH', 'Total incl. GST', { x: left, y: boxTop + 16, size: 11.5, isBold: true })
    row.cell('TD', total, amountAt(boxTop + 13, 16, true))
  })
  table.end()
  return boxTop + boxHeight
}

function setNote(sheet: Sheet, facts: ReceiptFacts, top: number): void {
  const note = noteOf(facts)
  if (note) sheet.text('P', note, { x: left, y: top, size: 10.5, width, colour: colours.quiet })
}

function setFoot(sheet: Sheet): void {
  const y = 780
  const quiet = { x: left, size: 9, width, colour: colours.quiet }
  if (sheet.hasGaps()) sheet.text('P', gapNote, { ...quiet, y: y - 20 })
  sheet.decorate((pdf) => pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(colours.line))
  sheet.text('P', 'All amounts are in Australian dollars (AUD).', { ...quiet, y: y + 12 })
}
