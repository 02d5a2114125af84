import { expect, test } from 'vitest'
import { column, makePdf } from '../../testing/make-pdf.ts'
import { readText } from '../read-text.ts'

const rows = [
  [
    ['Security licence'],
    ['Class 1A (unarmed guard), 1B (bodyguard), 1C', 'and 1E, renewed to 17', 'August 2028.'],
  ],
  [
    ['June 2020', 'to now'],
    ['Shift Leader', 'Illawarra Protective', 'Gatehouse', 'Blow tests', 'Fires', 'Reports'],
  ],
  [
    ['Nov 2016', '– May 2020'],
    ['Patrol Officer', 'Escarpment Patrols', 'Night shift', 'Register of sets'],
  ],
  [
    ['2012', '– Nov 2016'],
    ['Crowd Controller', 'Harbour Lights Hotel', 'Door and scanner'],
  ],
] as const

/** As a browser prints a table: each cell in the middle of its row. */
async function linesOf(isInMiddle: boolean): Promise<string[]> {
  const pdf = await makePdf((page) => {
    page.text('WORK', 40, 40)
    let y = 60
    for (const [cell, told] of rows) {
      column(page, [...told], { x: 200, y })
      const shift = isInMiddle ? 7 * (told.length - cell.length) : 0
      column(page, [...cell], { x: 40, y: y + shift })
      y += 14 * told.length + 10
    }
  })
  const { lines } = await readText(pdf)
  return lines.map(({ cells }) => cells.map(({ text }) => text).join(' | '))
}

test.each([true, false])(
  'cells begin what stands beside them, in the middle: %s',
  async (isInMiddle) => {
    const lines = await linesOf(isInMiddle)
    expect(lines.filter((line) => line.includes(' | ')).slice(0, 2)).toEqual([
      'Security licence | Class 1A (unarmed guard), 1B (bodyguard), 1C',
      'June 2020 to now | Shift Leader',
    ])
    expect(lines[0]).toBe('WORK')
    expect(lines.at(-1)).toBe('Door and scanner')
  },
)

const asked = [
  [['White Card'], 'Y', '12345'],
  [['Enter and work in', 'confined spaces', 'safely'], 'N', ''],
  [['Working at', 'heights'], 'Y', '9981'],
  [['Forklift'], 'N', ''],
  [['Dogging'], 'Y', '5577'],
] as const

test('short cells in the middle stand beside the first line of a name, and are no column of the page', async () => {
  const pdf = await makePdf((page) => {
    page.text('TICKETS', 40, 40)
    let y = 62
    for (const [name, answer, number] of asked) {
      const middle = y + 7 * (name.length - 1)
      column(page, [...name], { x: 40, y })
      page.text(answer, 160, middle)
      if (number) page.text(number, 220, middle)
      y += 14 * name.length + 10
    }
  })
  const { lines } = await readText(pdf)
  expect(lines.map(({ cells }) => cells.map(({ text }) => text).join(' | '))).toEqual([
    'TICKETS',
    'White Card | Y | 12345',
    'Enter and work in confined spaces safely | N',
    'Working at heights | Y | 9981',
    'Forklift | N',
    'Dogging | Y | 5577',
  ])
})

test('a date beside the first line of its job stays there, however many lines are left of the job above', async () => {
  const jobs = [
    ['2021 – 2023', 'Safety Adviser', 'Noongal Lithium', 'Start up'],
    ['2018 – 2020', 'Medic', 'Redback Medics', 'Camps'],
    ['2014 – 2017', 'Ambulance Officer', 'Wandoo Ambulance', 'Two up'],
    ['2010 – 2013', 'Process Operator', 'Batavia Sands', 'Dry plant'],
    ['2006 – 2009', 'Deckhand', 'Recherche Fisheries', 'Nets'],
  ]
  const pdf = await makePdf((page) => {
    page.text('WORK', 40, 40)
    let y = 60
    for (const [date = '', ...told] of jobs) {
      page.text(date, 40, y, { lineBreak: false })
      column(page, told, { x: 160, y, leading: 14 })
      y += 3 * 14 + 7
    }
  })

  const { lines } = await readText(pdf)
  expect(
    lines.flatMap(({ cells }) =>
      cells.length > 1 ? [cells.map(({ text }) => text).join(' | ')] : [],
    ),
  ).toEqual(jobs.map(([date, title]) => `${date} | ${title}`))
})
