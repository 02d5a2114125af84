import { expect, test } from 'vitest'
import { column, makePdf } from '../../testing/make-pdf.ts'
import { readText } from '../read-text.ts'

async function linesOf(...document: Parameters<typeof makePdf>) {
  const { lines } = await readText(await makePdf(...document))
  return lines
}

test('bullets that are drawn rather than typed are told too', async () => {
  const lines = await linesOf((page) => {
    page.text('Drilled deep holes', 60, 40)
    page.circle(48, 44, 1.5).fill()
    page.text('Kept the rig in order', 60, 60).rect(46, 62, 3, 3).fill()
    page.text('Driller', 60, 80).circle(45, 84, 9).fill()
    column(page, ['Kept the drill rods clean', 'Took samples every metre'], { x: 40, y: 110 })
  })

  expect(lines.slice(0, 3).map(({ text }) => text)).toEqual([
    'Drilled deep holes',
    'Kept the rig in order',
    'Driller',
  ])
  expect(lines.slice(0, 4).map(({ isBullet }) => isBullet)).toEqual([true, true, false, false])
})

test('a dotted border is the bullet of no line beside it', async () => {
  const lines = await linesOf((page) => {
    for (let y = 40; y < 120; y += 3) page.circle(48, y, 1).fill()
    page.text('Forklift High Risk Licence – Feb', 60, 40).text('2029', 60, 54)
    page.circle(48, 204, 1.5).fill()
    page.text('White Card', 60, 200)
  })

  expect(lines.map(({ text, isBullet }) => [text, isBullet])).toEqual([
    ['Forklift High Risk Licence – Feb', false],
    ['2029', false],
    ['White Card', true],
  ])
})
