import { expect, test } from 'vitest'
import { column, makePdf } from '../../testing/make-pdf.ts'
import { readText } from '../read-text.ts'

const jobs = [
  ['Plant Mechanic', 'Redgum Group Training', 'Services on dozers', 'Hoses and oil', 'Call outs'],
  ['Shop Assistant', 'Ochre Rural & Produce', 'Loading feed', 'Counter'],
  ['Work Experience', 'Spinifex Diesel', 'Gearbox', 'Greasing', 'Sweeping', 'Tea'],
]
const dates = ['Feb 2024 – now', 'Dec 2021 – Jan 2024', '2022 (2 weeks)']

/** A table without lines, whose dates stand at this share of the height of their rows. */
async function rowsOf(share: number): Promise<string[]> {
  const pdf = await makePdf((page) => {
    page.text('EMPLOYMENT', 40, 40)
    let y = 60
    for (const [at, job] of jobs.entries()) {
      column(page, job, { x: 200, y })
      page.text(dates[at] ?? '', 40, y + share * 14 * (job.length - 1), { lineBreak: false })
      y += 14 * job.length + 16
    }
  })
  const { lines } = await readText(pdf)
  return lines.map(({ cells }) => cells.map(({ text }) => text).join(' | '))
}

test.each([0, 0.5, 0.46])('dates at %s of their rows begin what they date', async (share) => {
  const rows = await rowsOf(share)
  expect(rows.filter((row) => row.includes(' | '))).toEqual(
    jobs.map(([title], at) => `${dates[at]} | ${title}`),
  )
  expect(rows).toHaveLength(1 + jobs.flat().length)
})
