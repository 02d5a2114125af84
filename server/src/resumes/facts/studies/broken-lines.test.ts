import { expect, test } from 'vitest'
import { makePdf } from '../../testing/make-pdf.ts'
import { readText } from '../../text/read-text.ts'
import { readFacts } from '../read-facts.ts'

async function studiesIn(lines: readonly (readonly [text: string, x: number, y: number])[]) {
  const pdf = await makePdf((page) => {
    page.fontSize(18).text('Pat Smith', 60, 40).fontSize(14).text('Education', 60, 80).fontSize(10)
    for (const [text, x, y] of lines) page.text(text, x, y, { lineBreak: false })
  })
  const { studies = [] } = readFacts(await readText(pdf), { asOf: new Date('2026-11-29') })
  return studies.map(({ name, school, year }) => `${name} | ${school} | ${year}`)
}

test('the name of a school that broke at the margin is whole, behind a comma and behind a dash', async () => {
  expect(
    await studiesIn([
      ['Certificate III in Civil Construction – Desert Peoples', 60, 110],
      ['Training Centre, 2016', 60, 123],
      ['Certificate IV in Instrumentation and Control, Spencer', 60, 142],
      ['Gulf TAFE, 2018', 60, 155],
    ]),
  ).toEqual([
    'Certificate III in Civil Construction | Desert Peoples Training Centre | 2016',
    'Certificate IV in Instrumentation and Control | Spencer Gulf TAFE | 2018',
  ])
})

test('a trade behind a dash takes nothing of the school below it', async () => {
  expect(
    await studiesIn([
      ['Certificate III in Engineering – Mechanical Trade', 60, 110],
      ['South Metro TAFE, 2016', 60, 123],
    ]),
  ).toEqual(['Certificate III in Engineering – Mechanical Trade | South Metro TAFE | 2016'])
})
