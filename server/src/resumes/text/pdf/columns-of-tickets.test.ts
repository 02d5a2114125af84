import { expect, test } from 'vitest'
import { readFacts } from '../../facts/read-facts.ts'
import { readSections } from '../../facts/sections/read-sections.ts'
import { column, makePdf } from '../../testing/make-pdf.ts'
import { readText } from '../read-text.ts'

type Document = Parameters<typeof makePdf>[0]

async function ticketsOf(document: Document) {
  const text = await readText(await makePdf(document))
  const { licences } = readFacts(text, { asOf: new Date('2026-07-01') })
  return licences.map(({ name, expiresOn }) => [name, expiresOn?.year])
}

function inBold(
  page: PDFKit.PDFDocument,
  texts: Readonly<Record<string, readonly [number, number]>>,
) {
  page.font('Helvetica-Bold')
  for (const [text, [x, y]] of Object.entries(texts)) page.text(text, x, y, { lineBreak: false })
  page.font('Helvetica')
}

/** Its second column stands so near that only its marks tell it from the end of a line. */
const listInTwoColumns: Document = (page) => {
  const about = 'Fitter with ten years on gold and iron ore plants'
  column(page, ['Danny Marr', about], { x: 48, y: 40 })
  inBold(page, { Tickets: [48, 80] })
  const left = [
    '• Dogging, issued by',
    'WorkSafe, exp 03/2027',
    '• Forklift exp 04/2028',
    '• HR licence',
  ]
  const right = ['• First aid, given by', 'St John, exp 06/2029', '• White card', '• Standard 11']
  for (const [texts, x] of [[left, 48] as const, [right, 164] as const])
    texts.forEach((text, at) =>
      page.text(text, at === 1 ? x + 8 : x, 96 + at * 14, { lineBreak: false }),
    )
}

test('a list in two columns is read down, whatever stands at one height', async () => {
  expect(await ticketsOf(listInTwoColumns)).toEqual([
    ['Dogging', 2027],
    ['Forklift', 2028],
    ['Heavy Rigid (HR)', undefined],
    ['First Aid', 2029],
    ['White Card', undefined],
    ['Standard 11', undefined],
  ])
})

test('sections beside each other are two columns, however well their dates and lines stand beside each other', async () => {
  const tickets = await ticketsOf((page) => {
    page.fontSize(18).text('Danny Marr', 48, 40).fontSize(10)
    inBold(page, { Experience: [48, 80], Certifications: [348, 80], Education: [48, 192] })
    const jobs = ['Maintenance Fitter', 'Redback Gold', 'March 2021 - Present', 'Services']
    const former = ['Mechanical Fitter', 'Wandoo Civil', '2016 - February 2021']
    column(page, [...jobs, ...former], { x: 48, y: 94 })
    column(page, ['Trade certificate, 2012'], { x: 48, y: 206 })
    const names = ['Dogging 03/2027', 'Forklift 03/2027', 'Heights 12/2026', 'First aid 06/2028']
    column(page, [...names, 'HR licence 09/2029', 'White card'], { x: 348, y: 94, leading: 19 })
  })
  expect(tickets.map(([, year]) => year)).toEqual([2027, 2027, 2026, 2028, 2029, undefined])
})

test('a margin with nothing but headings is of what stands beside it, though one of them is of the work', async () => {
  const text = await readText(
    await makePdf((page) => {
      page.fontSize(18).text('Danny Marr', 48, 40).fontSize(10)
      inBold(page, { Profile: [48, 80], Experience: [48, 108], Tickets: [48, 200] })
      column(page, ['Fitter with ten years on gold and iron ore plants.'], { x: 170, y: 84 })
      const jobs = ['Fitter', 'Redback Gold', 'March 2021 - Present', 'Shutdowns with four crews']
      column(page, [...jobs, 'Mechanic', 'Wandoo Civil'], { x: 170, y: 112 })
      column(page, ['Dogging, exp 03/2027', 'Forklift, exp 04/2028'], { x: 170, y: 204 })
    }),
  )
  const sections = readSections(text).map(({ kind, lines }) => [kind, lines.length])
  expect(sections).toEqual([
    ['head', 1],
    ['summary', 1],
    ['experience', 6],
    ['licences', 2],
  ])
})

test('columns of which one is of dates are a table without heads, on whatever heights its lines stand', async () => {
  const tickets = await ticketsOf((page) => {
    page.fontSize(18).text('Danny Marr', 48, 40).fontSize(10)
    inBold(page, { Tickets: [48, 80] })
    // Names and numbers of two lines have their date in the middle.
    const rows = [
      [['Dogging'], ['HRW', '204871'], '03/2027'],
      [['Forklift'], ['HRW', '204872'], '04/2028'],
      [['Working at heights'], [], '12/2026'],
      [['Confined', 'space entry'], ['CS-11872'], '01/2029'],
      [['First aid'], ['77821'], '06/2030'],
      [['HR licence'], ['5529031'], '09/2031'],
    ] as const
    rows.forEach(([name, number, date], at) => {
      const y = 110 + at * 27
      const middle = (lines: readonly string[]) => y - (lines.length - 1) * 6
      column(page, name, { x: 48, y: middle(name), leading: 12 })
      column(page, number, { x: 150, y: middle(number), leading: 12 })
      column(page, [date], { x: 210, y })
    })
    inBold(page, { Employment: [48, 290] })
    column(page, ['Fitter, Redgum Iron, March 2021 - Present'], { x: 48, y: 306 })
  })
  expect(tickets).toEqual([
    ['Dogging', 2027],
    ['Forklift', 2028],
    ['Working at Heights', 2026],
    ['Confined Space Entry', 2029],
    ['First Aid', 2030],
    ['Heavy Rigid (HR)', 2031],
  ])
})

test('two lists amid a page, each line at a height of its own, are read each to its end', async () => {
  const left = ['DG Dogging', 'RB Basic Rigging', 'LF Forklift', 'CN Non-slewing crane']
  const right = ['White card', 'First aid – exp 02/2029', 'Standard 11', 'Coal board medical']
  const pdf = await makePdf((page) => {
    const done = 'Changed out conveyors and screens, and stood in for the supervisor, for years.'
    column(page, ['Danny Marr', done], { x: 48, y: 40 })
    for (const [list, x, y] of [[left, 48, 110] as const, [right, 310, 103] as const]) {
      const bullets = list.map((ticket) => `• ${ticket}`)
      column(page, bullets, { x, y })
    }
    column(page, Array<string>(20).fill(done), { x: 48, y: 216 })
  })
  const { lines } = await readText(pdf)
  expect(lines.slice(2, 10).map(({ text }) => text)).toEqual([...left, ...right])
})

test('the head of a column that goes on below is no section beside the table', async () => {
  const tickets = await ticketsOf((page) => {
    page.fontSize(18).text('Danny Marr', 48, 40).fontSize(10)
    inBold(page, { Licensing: [48, 80], 'Licence / Ticket': [48, 102], 'Held?': [200, 102] })
    inBold(page, { Licence: [263, 96], 'no.': [263, 108], 'Valid until': [330, 102] })
    const rows = [
      ['C class', 'Y', '083771', '03/09/2029'],
      ['Forklift LF', 'Y', '1182', '25/10/2027'],
      ['Dogging DG', 'Y', '1182', '25/10/2027'],
      ['Standard 11', 'Y', '', '06/2028'],
      ['Confined space', 'Y', '', '10/2027'],
    ]
    const edges = [48, 200, 263, 330]
    rows.forEach((cells, row) =>
      cells.forEach((cell, at) => page.text(cell, edges[at], 124 + row * 17, { lineBreak: false })),
    )
    inBold(page, { Trade: [48, 230] })
    column(page, ['Certificate III, TAFE Queensland, 2011'], { x: 48, y: 246 })
  })
  expect(tickets).toEqual([
    ['Car (C)', 2029],
    ['Forklift', 2027],
    ['Dogging', 2027],
    ['Standard 11', 2028],
    ['Confined Space Entry', 2027],
  ])
})
