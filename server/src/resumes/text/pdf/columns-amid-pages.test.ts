import { expect, test } from 'vitest'
import { readFacts } from '../../facts/read-facts.ts'
import { column, makePdf } from '../../testing/make-pdf.ts'
import { readText } from '../read-text.ts'

async function factsOf(draw: Parameters<typeof makePdf>[0]) {
  const text = await readText(await makePdf(draw))
  return readFacts(text, { asOf: new Date('2026-07-01') })
}

function heading(page: PDFKit.PDFDocument, text: string, x: number, y: number) {
  page.font('Helvetica-Bold').text(text, x, y, { lineBreak: false }).font('Helvetica')
}

test('boxes over the whole page are no part of the columns above them', async () => {
  const { licences, jobs } = await factsOf((page) => {
    page.fontSize(24).text('Mia Tuilagi', 40, 40).fontSize(10)
    heading(page, 'ABOUT ME', 40, 120)
    column(page, ['Keen and an early riser, and on the tools', 'since school.'], { x: 40, y: 140 })
    heading(page, 'SKILLS', 40, 190)
    column(page, ['Charge up', 'Vent and services', 'Loader'], { x: 40, y: 210, leading: 24 })
    heading(page, 'WORK', 310, 120)
    column(page, ['Nipper', 'Pybar Mining Services', 'May 2025 to now'], { x: 320, y: 140 })
    column(page, ['Trade Assistant', 'Grange Resources', 'Nov 2023 - Apr 2025'], { x: 320, y: 190 })
    heading(page, 'EDUCATION', 310, 245)
    column(page, ['Year 12, Strahan', '2021'], { x: 320, y: 262 })
    heading(page, 'TICKETS AND LICENCES', 40, 330)
    const boxes = [
      ['First Aid', 'Confined Space', 'Gas Test'],
      ['Expires 02.12.26', 'Expires 18.07.27', 'Expires 19.07.28'],
      ['White Card', 'Work safely at heights in mines', 'Forklift'],
      ['TAS 88120', 'Expires 18.07.27', 'Expires 30.01.29'],
      ['CPR', 'Dogging', 'Driver licence: C'],
      ['Expires 02.12.26', 'Expires 30.01.29', 'Expires 2029'],
    ]
    boxes.forEach((row, at) =>
      row.forEach((text, box) =>
        page.text(text, 46 + box * 174, 350 + at * 14, { lineBreak: false }),
      ),
    )
  })
  expect(jobs.map(({ title, start }) => [title, start?.year])).toEqual([
    ['Nipper', 2025],
    ['Trade Assistant', 2023],
  ])
  const ends = new Map(licences.map(({ name, expiresOn }) => [name, expiresOn?.year]))
  expect(ends.get('First Aid')).toBe(2026)
  expect(ends.get('Confined Space Entry')).toBe(2027)
  expect(ends.get('Gas Test Atmospheres')).toBe(2028)
  expect(ends.get('Forklift')).toBe(2029)
})

test('names with notes below them in two lists are read down, each at heights of its own', async () => {
  const wide =
    'Twenty years in load and haul, drill and blast and mine planning, the last nine in charge'
  const story = Array.from({ length: 12 }, () => wide)
  const { licences } = await factsOf((page) => {
    page.fontSize(24).text('Alistair McKinnon', 57, 40).fontSize(10)
    column(page, [wide, wide], { x: 57, y: 80 })
    heading(page, 'Licences', 57, 130)
    const list = (x: number, apart: number, entries: readonly (readonly string[])[]) => {
      let at = 150
      for (const [name = '', ...notes] of entries) {
        page.fontSize(10).text(name, x, at, { lineBreak: false })
        for (const note of notes)
          page.fontSize(8).text(note, x, (at += apart), { lineBreak: false })
        at += apart + 4
      }
    }
    list(57, 13, [
      ['Quarry Manager’s Certificate', 'No. 417, issued 2008 in Perth', 'and never used since'],
      ['Shotfirer’s Licence WA', 'SFL 002119, expires 05/06/2027'],
      ['Working at Heights', 'expires 11/2026'],
      ['Forklift', 'expires 02/2029'],
    ])
    list(303, 15, [
      ['White Card', '2019'],
      ['HR Driver’s Licence', 'expires 22/12/2026'],
      ['First Aid', 'expires 30/08/2027'],
      ['Site Access, Newman Hub', 'expires 11/2028'],
    ])
    page.fontSize(10)
    heading(page, 'Employment', 57, 310)
    column(page, ['Superintendent, BHP, Apr 2021 - Present', ...story], { x: 57, y: 330 })
    column(page, ['Engineer, Barrick, Jan 2009 - Mar 2021', ...story], { x: 57, y: 540 })
  })
  expect(licences.map(({ name, expiresOn }) => [name, expiresOn?.year])).toEqual([
    ["Quarry Manager's Certificate", undefined],
    ["Shotfirer's Licence", 2027],
    ['Working at Heights', 2026],
    ['Forklift', 2029],
    ['White Card', undefined],
    ['Heavy Rigid (HR)', 2026],
    ['First Aid', 2027],
    ['Site Access, Newman Hub', 2028],
  ])
})
