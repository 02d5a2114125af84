import { expect, test } from 'vitest'
import { makePdf } from '../../testing/make-pdf.ts'
import { readText } from '../read-text.ts'

/** Rows of cells from the upper left corner of a page. */
function table(page: PDFKit.PDFDocument, rows: readonly (readonly string[])[]): void {
  rows.forEach((cells, row) =>
    cells.forEach((cell, at) =>
      page.text(cell, 40 + at * 130, 50 + row * 20, { lineBreak: false }),
    ),
  )
}

const heads = ['Competency', 'Issued', 'Expires']

test('the heads of a table stay above it, though they are said again on every page', async () => {
  const pdf = await makePdf((page) => {
    table(page, [heads, ['Forklift', '2022', '07/06/27'], ['Order picker', '2003', 'None']])
    table(page.addPage(), [heads, ['CPR', '2026', '03/03/27'], ['White Card', '2006', 'None']])
  })
  const { lines } = await readText(pdf)

  expect(lines.filter(({ region }) => region === 'body').map(({ text }) => text)).toEqual([
    'Competency\tIssued\tExpires',
    'Forklift\t2022\t07/06/27',
    'Order picker\t2003\tNone',
    'CPR\t2026\t03/03/27',
    'White Card\t2006\tNone',
  ])
})

test('a name, a phone and a page above all pages are no heads of a table', async () => {
  const running = ['Kim Walker', '0491 570 156', 'Resume']
  const pdf = await makePdf((page) => {
    table(page, [running, ['Operated haul trucks on day and night shift in the main pit']])
    table(page.addPage(), [running, ['Drilled blast holes and kept the rig in good order']])
  })
  const { lines } = await readText(pdf)

  expect(lines.map(({ region }) => region)).toEqual(['head', 'body', 'body'])
})
