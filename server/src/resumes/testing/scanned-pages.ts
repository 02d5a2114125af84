import { createRequire } from 'node:module'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { drawing, makeDocx, paragraph } from './make-docx.ts'
import { makePdf } from './make-pdf.ts'

/** A4 as a scanner in an office makes it, in 200 dpi. */
const width = 1654
const height = 2339
const dpi = 200

const { resolve } = createRequire(import.meta.url)
const font = { font: 'DejaVu Sans', fontfile: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf') }

interface Habits {
  /** In degrees: nobody lays paper straight. */
  readonly lean?: number
  /** How much grain the scanner adds. */
  readonly grain?: number
  readonly points?: number
}

/** A printed page on white paper, as pixels. */
export async function printedPage(
  lines: readonly string[],
  { lean = 0, grain = 0, points = 11 }: Habits = {},
): Promise<Sharp> {
  const text = lines.map((line) => line.replaceAll('&', '&amp;')).join('\n')
  const written = { text, ...font, font: `DejaVu Sans ${points}`, dpi, rgba: true, spacing: 12 }
  const print = await sharp({ text: written }).png().toBuffer()
  const page = await blankPage()
    .composite([{ input: print, left: 150, top: 160 }])
    .png()
    .toBuffer()
  const laid = await sharp(page)
    .rotate(lean, { background: 'white' })
    .resize(width, height, { fit: 'cover' })
    .png()
    .toBuffer()
  return sharp(laid).composite(
    grain === 0 ? [] : [{ input: await grainOf(grain), blend: 'hard-light' }],
  )
}

export function blankPage(): Sharp {
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
}

/** Light and dark without a word, as in a photograph. */
export function photograph(): Sharp {
  return noise(60).blur(6).normalise()
}

function grainOf(sigma: number): Promise<Buffer> {
  return noise(sigma).png().toBuffer()
}

/** The same grain every time, or what can be read below it would be a matter of luck. */
function noise(sigma: number): Sharp {
  const pixels = Buffer.alloc(width * height)
  let seed = 20_261_124
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  // Four dice fall nearly as a bell.
  for (let at = 0; at < pixels.length; at += 1) {
    const bell = (next() + next() + next() + next() - 2) * Math.sqrt(3)
    pixels[at] = Math.max(0, Math.min(255, Math.round(128 + sigma * bell)))
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } }).toColourspace('srgb')
}

/** A PDF of text and of pictures, a page each. */
export async function scannedPdf(
  ...pages: readonly (Sharp | readonly string[])[]
): Promise<Buffer> {
  const pictures = await Promise.all(
    pages.map(async (page) =>
      'jpeg' in page ? page.clone().jpeg({ quality: 70 }).toBuffer() : page,
    ),
  )
  return makePdf((pdf) => {
    pictures.forEach((page, index) => {
      if (index > 0) pdf.addPage()
      if (Buffer.isBuffer(page)) pdf.image(page, 0, 0, { width: 595, height: 842 })
      else page.forEach((line, row) => pdf.text(line, 40, 40 + row * 14, { lineBreak: false }))
    })
  })
}

/** A DOCX of typed lines, with pictures pasted behind them. */
export async function scannedDocx(
  typed: readonly string[],
  ...pictures: readonly Buffer[]
): Promise<Buffer> {
  const names = pictures.map((_, index) => `scan${index + 1}`)
  return makeDocx({
    body: [...typed.map((line) => paragraph(line)), ...names.map((name) => drawing(name))].join(''),
    pictures: Object.fromEntries(names.map((name) => [name, `media/${name}`])),
    parts: Object.fromEntries(
      names.map((name, index) => [`word/media/${name}`, pictures[index] ?? '']),
    ),
  })
}
