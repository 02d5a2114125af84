import { expect, test } from 'vitest'
import { column, makePdf } from '../../testing/make-pdf.ts'
import { readText } from '../read-text.ts'

async function rowsOf(...document: Parameters<typeof makePdf>): Promise<string[]> {
  const { lines } = await readText(await makePdf(...document))
  return lines.map(({ cells }) => cells.map(({ text }) => text).join(' | '))
}

test('rows of a table with dates of their own stay rows', async () => {
  const rows = await rowsOf((page) => {
    const table = [
      ['2021 – Present', 'Operations Manager', 'Redgum Iron'],
      ['2015 – 2021', 'Mine Foreman', 'Ochre Coal Services'],
      ['2009 – 2015', 'Shift Boss', 'Spinifex Drilling'],
    ] as const
    table.forEach((row, index) =>
      row.forEach((cell, at) => page.text(cell, 40 + at * 160, [40, 56, 76][index])),
    )
  })

  expect(rows).toEqual([
    '2021 – Present | Operations Manager | Redgum Iron',
    '2015 – 2021 | Mine Foreman | Ochre Coal Services',
    '2009 – 2015 | Shift Boss | Spinifex Drilling',
  ])
})

test('short cells of a narrow table are not the ends of those above them', async () => {
  const table = [
    ['Ticket', 'Status', 'Expiry'],
    ['Standard 11', 'Current', '04/2029'],
    ['Coal medical', 'Current', '11/2028'],
    ['Longwall shearer familiarisation', 'Expired', '02/2025'],
    ['First aid', 'Current', '07/2031'],
  ] as const
  const rows = await rowsOf((page) => {
    table.forEach((row, index) =>
      row.forEach((cell, at) => page.text(cell, 40 + at * 180, [40, 56, 70, 84, 98][index])),
    )
  })

  expect(rows).toEqual(table.map((row) => row.join(' | ')))
})

test('dates in the middle of their rows are read before what stands beside them', async () => {
  const rows = await rowsOf((page) => {
    const dates = ['Sep 2021 – Present', 'Feb 2016 – Aug 2021', 'Jan 2011 – Jan 2016']
    const jobs = [
      ['Planner', 'Redgum Iron'],
      ['Engineer', 'Ochre Coal Services'],
      ['Student', 'Spinifex Drilling'],
    ]
    column(page, dates, { x: 40, y: 67, leading: 40 })
    jobs.forEach((job, index) => column(page, job, { x: 240, y: 60 + index * 40, leading: 14 }))
  })

  expect(rows.slice(0, 3)).toEqual([
    'Sep 2021 – Present | Planner',
    'Redgum Iron',
    'Feb 2016 – Aug 2021 | Engineer',
  ])
})

test('columns that stand near each other are told apart by where they begin', async () => {
  const table = [
    ['Course', 'Completed', 'Expires'],
    ['Work safely at heights', '12/05/2025', '12/05/2027'],
    ['Confined space entry', '13/05/2025', '13/05/2027'],
    ['Gas test atmospheres', '13/05/2025', '13/05/2027'],
  ] as const
  const rows = await rowsOf((page) => {
    table.forEach((row, index) =>
      row.forEach((cell, at) => page.text(cell, [40, 190, 248][at], 40 + index * 20)),
    )
  })

  expect(rows).toEqual(table.map((row) => row.join(' | ')))
})

test('a sign that lines begin with, and the year behind a month, are no columns', async () => {
  const rows = await rowsOf((page) => {
    for (const [at, word] of ['Built', 'Fixed', 'Dug', 'Cut'].entries()) {
      page.text('>', 40, 40 + at * 14)
      page.text(`${word} things at Oct`, 54, 40 + at * 14)
    }
    for (const y of [120, 134, 148, 162]) {
      page.text('Mar', 40, y)
      page.text("'24", 65, y)
    }
  })
  expect(rows.slice(0, 4)).toEqual(
    ['Built', 'Fixed', 'Dug', 'Cut'].map((word) => `${word} things at Oct`),
  )
  expect(rows.slice(4)).toEqual(Array(4).fill("Mar '24"))
})
