import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rawPdf } from '../testing/make-pdf.ts'
import { asJbig2, faxStrips } from '../testing/fax-strips.ts'
import { printedPage } from '../testing/scanned-pages.ts'
import { readScan } from './read-scan.ts'

const printed = await printedPage(['Kim Walker', 'Driller, Redgum Iron', 'March 2019 - Present'])
const [width, height] = [1654, 2339]

interface Drawn {
  readonly pictures: readonly { dictionary: string; bytes: Buffer }[]
  readonly drawing: string
  readonly page?: string
}

/** A page that draws pictures as other programs than ours write them. */
function pageOf({ pictures, drawing, page = '/MediaBox [0 0 595 842]' }: Drawn): Buffer {
  const names = pictures.map((_, index) => `/P${index} ${index + 5} 0 R`).join(' ')
  return rawPdf(
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${page} /Contents 4 0 R /Resources << /XObject << ${names} >> >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    ...pictures.map(
      ({ dictionary, bytes }) =>
        `<< /Type /XObject /Subtype /Image ${dictionary} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`,
    ),
  )
}

const grey = '/ColorSpace /DeviceGray'
const whole = 'q 595 0 0 842 0 0 cm /P0 Do Q'
const strips = await faxStrips(printed)
const jpeg = await printed.clone().jpeg().toBuffer()
const sizes = (wide: number, high: number) => `/Width ${wide} /Height ${high}`

function fax({ bytes, width: wide, height: high }: (typeof strips)[number]) {
  const how = `/DecodeParms << /K -1 /Columns ${wide} /Rows ${high} >>`
  const dictionary = `${sizes(wide, high)} /BitsPerComponent 1 ${grey} /Filter /CCITTFaxDecode ${how}`
  return { dictionary, bytes }
}

const drawStrips = strips
  .map(({ top, height: high }, index) => {
    const points = 842 / height
    return `q 595 0 0 ${high * points} 0 ${842 - (top + high) * points} cm /P${index} Do Q`
  })
  .join('\n')

const side = await sharp(jpeg).rotate(-90).jpeg().toBuffer()
const jbig2 = {
  dictionary: `${sizes(width, height)} /BitsPerComponent 1 ${grey} /Filter /JBIG2Decode`,
  bytes: asJbig2(strips),
}
const photo = (wide: number, high: number, bytes: Buffer) => ({
  dictionary: `${sizes(wide, high)} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode`,
  bytes,
})

test.each<[string, Drawn]>([
  ['a photograph', { pictures: [photo(width, height, jpeg)], drawing: whole }],
  ['stripes of a fax', { pictures: strips.map(fax), drawing: drawStrips }],
  ['a newer fax', { pictures: [jbig2], drawing: whole }],
  [
    'a mask that is filled with ink',
    {
      pictures: [{ ...jbig2, dictionary: `/ImageMask true ${jbig2.dictionary.replace(grey, '')}` }],
      drawing: `0 g ${whole}`,
    },
  ],
  [
    'a picture on its side, on a page that is turned',
    {
      pictures: [photo(height, width, side)],
      drawing: 'q 842 0 0 595 0 0 cm /P0 Do Q',
      page: '/MediaBox [0 0 842 595] /Rotate 90',
    },
  ],
  [
    'a picture that is drawn upside down and turned over again',
    {
      pictures: [photo(width, height, await sharp(jpeg).flip().jpeg().toBuffer())],
      drawing: 'q 595 0 0 -842 0 842 cm /P0 Do Q',
    },
  ],
])('a page is read from %s', async (_, drawn) => {
  const words = await readScan(pageOf(drawn), 1)

  expect(words.map(({ text }) => text).join(' ')).toBe(
    'Kim Walker Driller, Redgum Iron March 2019 - Present',
  )
  expect(words[0]).toMatchObject({ x: expect.closeTo(54, -1), y: expect.closeTo(66, -1) })
})

test('a small picture on an empty page is no page', async () => {
  const logo = { pictures: [photo(width, height, jpeg)], drawing: 'q 100 0 0 142 0 0 cm /P0 Do Q' }
  expect(await readScan(pageOf(logo), 1)).toEqual([])
})

test('a picture of more dots than any scanner makes is not unpacked', async () => {
  const bomb = pageOf({
    pictures: [{ ...jbig2, dictionary: `${sizes(60_000, 60_000)} /BitsPerComponent 8 ${grey}` }],
    drawing: whole,
  })
  const before = process.memoryUsage().rss
  expect(await readScan(bomb, 1)).toEqual([])
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20)
})

test.each([90, 180, 270])(
  'a page that was laid in turned by %i degrees is read upright',
  async (turn) => {
    const lines = Array.from({ length: 12 }, (_, row) => `Checked the rig before shift ${row + 1}`)
    const upright = await printedPage(lines, { lean: 1 })
    const laid = await sharp(await upright.png().toBuffer())
      .rotate(turn)
      .jpeg()
      .toBuffer()
    const drawn =
      turn === 180
        ? { pictures: [photo(width, height, laid)], drawing: whole }
        : {
            pictures: [photo(height, width, laid)],
            drawing: 'q 842 0 0 595 0 0 cm /P0 Do Q',
            page: '/MediaBox [0 0 842 595]',
          }

    const words = await readScan(pageOf(drawn), 1)

    expect(words.map(({ text }) => text).join(' ')).toContain('Checked the rig before shift 7')
  },
)
