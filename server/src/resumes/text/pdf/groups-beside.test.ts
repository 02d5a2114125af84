import { expect, test } from 'vitest'
import { readFacts } from '../../facts/read-facts.ts'
import { column, makePdf } from '../../testing/make-pdf.ts'
import { readText } from '../read-text.ts'

const asOf = new Date('2026-11-24')

test('employer, place and dates in a column of their own are read beside what was done there', async () => {
  const pdf = await makePdf((page) => {
    page.text('Danny Marr', 48, 40).text('Kalgoorlie WA, 0491 570 156', 48, 56)
    page.text('Work history', 48, 90)
    const beside = [
      [
        ['Redgum Iron', 'Newman WA', 'Feb 2022 - present'],
        ['Shift Supervisor', 'Led a crew of nine', 'Ran the handovers'],
      ],
      [
        ['Ochre Coal', 'Moura QLD', 'Jan 2017 - Jan 2022'],
        ['Dozer Operator', 'Push and rip, D11'],
      ],
      [
        ['Wandoo Civil', 'Perth WA', 'May 2013 - Dec 2016'],
        ['Labourer', 'Kerbs and concrete'],
      ],
    ] as const
    for (const [at, [where, what]] of beside.entries()) {
      column(page, where, { x: 48, y: 110 + at * 60, leading: 13 })
      column(page, what, { x: 190, y: 110 + at * 60, leading: 15 })
    }
    page
      .text('Education', 48, 300)
      .text('Certificate III in Surface Extraction, TAFE Queensland, 2014', 48, 314)
  })

  const { jobs } = readFacts(await readText(pdf), { asOf })
  expect(jobs.map(({ title, employer, start }) => [title, employer, start?.year])).toEqual([
    ['Shift Supervisor', 'Redgum Iron', 2022],
    ['Dozer Operator', 'Ochre Coal', 2017],
    ['Labourer', 'Wandoo Civil', 2013],
  ])
})
