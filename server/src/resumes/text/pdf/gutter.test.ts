import { expect, test } from 'vitest'
import { column, makePdf } from '../../testing/make-pdf.ts'
import { readText } from '../read-text.ts'

test('places at the end of the lines on the left are of those, and not of the column on the right', async () => {
  const pdf = await makePdf((page) => {
    const jobs = ['Planner', 'Redgum Iron', '03/2021 - Present', 'Weekly plans for forty trucks']
    const former = ['Mechanic', 'Ochre Coal', '01/2015 - 02/2021', 'Overhauls of engines']
    column(page, ['Experience', ...jobs, ...former], { x: 48, y: 80 })
    page.text('Singleton, NSW', 226, 122).text('Tomago, NSW', 237, 178)
    const tickets = ['First aid', 'Forklift', 'White card', 'Dogging', 'Heavy rigid']
    column(page, ['Tickets', ...tickets], { x: 348, y: 85, leading: 23 })
  })

  const { lines } = await readText(pdf)
  const rows = lines.map(({ cells }) => cells.map(({ text }) => text).join(' | '))
  expect(rows).toContain('03/2021 - Present | Singleton, NSW')
  expect(rows).toContain('01/2015 - 02/2021 | Tomago, NSW')
  expect(rows.slice(-6)).toEqual([
    'Tickets',
    'First aid',
    'Forklift',
    'White card',
    'Dogging',
    'Heavy rigid',
  ])
})

test('a typewriter parts words by one blank or two, however many lines begin behind it', async () => {
  const pdf = await makePdf((page) => {
    page.font('Courier')
    const rows = ['DARRYL  PURCELL', 'Phone:    0491 571 266', 'Email:    a@b.example']
    column(page, [...rows, 'MSIC:     yes  2027', '2021-now  Qube, Collie'], { x: 48, y: 80 })
  })

  const { lines } = await readText(pdf)
  expect(lines.map(({ cells }) => cells.map(({ text }) => text.replaceAll(/\s+/g, ' ')))).toEqual([
    ['DARRYL PURCELL'],
    ['Phone:', '0491 571 266'],
    ['Email:', 'a@b.example'],
    ['MSIC:', 'yes 2027'],
    ['2021-now Qube, Collie'],
  ])
})

test('a table whose dates are as wide as those of a typewriter is still one', async () => {
  const pdf = await makePdf((page) => {
    page.font('Times-Roman')
    column(page, ['Ticket', 'Heights', 'First aid', 'Forklift'], { x: 48, y: 80 })
    column(page, ['Issued', '07/2024', '01/2025', '03/2021'], { x: 200, y: 80 })
    column(page, ['Expires', '07/2027', '01/2027', '03/2026'], { x: 243, y: 80 })
  })

  const { lines } = await readText(pdf)
  expect(lines.map(({ cells }) => cells.length)).toEqual([3, 3, 3, 3])
})

test('dates at the end of jobs are of those, whatever columns begin below them', async () => {
  const pdf = await makePdf((page) => {
    const jobs = ['Call Centre Team Leader', 'Acme Motor Club', 'Roadside assistance night desk']
    column(page, [...jobs, 'Bank Teller', 'Redgum Co-operative', 'Cash and exchange'], {
      x: 42,
      y: 80,
    })
    const pitch = page.currentLineHeight(true)
    page.text('2012 - 2016', 500, 80, { lineBreak: false })
    page.text('2008 - 2011', 500, 80 + 3 * pitch, { lineBreak: false })
    const skills = ['SKILLS', 'Dispatch', 'Wenco', 'Jigsaw', 'Power BI', 'Swahili', 'Radio']
    const studies = ['EDUCATION', 'Diploma in Business', 'Acme Polytechnic', 'Year 12']
    column(page, skills, { x: 42, y: 200 })
    column(page, [...studies, 'Girls High School', 'Kenya Certificate', 'Nakuru'], {
      x: 287,
      y: 200,
    })
  })

  const rows = (await readText(pdf)).lines.map(({ cells }) => cells.map(({ text }) => text))
  expect(rows).toContainEqual(['Call Centre Team Leader', '2012 - 2016'])
  expect(rows).toContainEqual(['SKILLS'])
  expect(rows).toContainEqual(['EDUCATION'])
})

test('the heading below a list in two columns, and the date at the end of the first job, are in neither', async () => {
  const pdf = await makePdf((page) => {
    page.text('Skills', 48, 80)
    const pitch = 1.5 * page.currentLineHeight(true)
    column(page, ['• DeltaV', '• Analysers', '• Custody metering'], {
      x: 48,
      y: 100,
      leading: pitch,
    })
    column(page, ['• Fieldbus', '• Control valves', '• Loop tuning'], {
      x: 300,
      y: 100,
      leading: pitch,
    })
    page.text('EMPLOYMENT', 48, 180)
    page.text('Instrument Technician', 48, 204).text('October 2022 – present', 430, 204)
    column(
      page,
      [
        'Moonie Gas',
        '• Field compression and a hundred and thirty wells, two weeks on and two off',
      ],
      {
        x: 48,
        y: 218,
      },
    )
  })

  const rows = (await readText(pdf)).lines.map(({ cells }) => cells.map(({ text }) => text))
  expect(rows).toContainEqual(['Instrument Technician', 'October 2022 – present'])
  expect(rows.findIndex(([one]) => one === 'Loop tuning')).toBeLessThan(
    rows.findIndex(([one]) => one === 'EMPLOYMENT'),
  )
})
