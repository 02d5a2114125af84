import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoCompanies } from '../companies/demo-companies.ts'
import { drawLogo } from './draw-logo.ts'

const marks = demoCompanies.flatMap(({ mark }) => (mark ? [mark] : []))
const logos = await Promise.all(marks.map(drawLogo))

test('a logo is a square PNG without a hole, small enough to be uploaded', async () => {
  for (const logo of logos) {
    const picture = sharp(logo)
    const { format, width, height } = await picture.metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 512, height: 512 })
    expect((await picture.stats()).isOpaque).toBe(true)
    expect(logo.length).toBeLessThan(40_000)
  }
})

test('no two logos look alike, not even at forty pixels', async () => {
  const small = await Promise.all(
    logos.map((logo) => sharp(logo).resize(40, 40).removeAlpha().raw().toBuffer()),
  )

  for (const [index, one] of small.entries()) {
    for (const other of small.slice(index + 1)) {
      expect(differenceOf(one, other)).toBeGreaterThan(25)
    }
  }
})

/** How far the colours of two pictures are apart on average, of 255. */
function differenceOf(one: Buffer, other: Buffer): number {
  const sum = one.reduce((total, value, at) => total + Math.abs(value - (other[at] ?? 0)), 0)
  return sum / one.length
}
