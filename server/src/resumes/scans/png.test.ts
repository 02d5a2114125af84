import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { PngOptions } from 'sharp'
import { describe, expect, test } from 'vitest'
import { printedPage } from '../testing/scanned-pages.ts'
import { greyOf } from './pixels.ts'
import { pixelsInPng } from './png.ts'

const [width, height] = [301, 203]
const page = await (await printedPage(['Kim Walker', 'Driller'])).png().toBuffer()
const colours = await sharp(page)
  .extract({ left: 150, top: 150, width, height })
  .tint({ r: 30, g: 90, b: 160 })
  .toBuffer()
const greys = await sharp(colours).greyscale().toColourspace('b-w').png().toBuffer()

/** How far the greys of a picture are from those that sharp finds on white paper, on an average. */
async function farFromSharp(bytes: Buffer): Promise<number> {
  const pixels = pixelsInPng(bytes)
  if (!pixels) return Infinity
  const flat = sharp(bytes).flatten({ background: 'white' }).toColourspace('srgb').removeAlpha()
  const { data, info } = await flat.raw().toBuffer({ resolveWithObject: true })
  const grey = greyOf(pixels)
  let sum = 0
  for (let at = 0; at < width * height; at++) {
    const light = (channel: number) => data[at * info.channels + channel] ?? 0
    const theirs = 0.3 * light(0) + 0.59 * light(1) + 0.11 * light(2)
    sum += Math.abs(theirs - grey(at % width, Math.floor(at / width)))
  }
  return sum / (width * height)
}

const asPng = (bytes: Buffer, options: PngOptions = {}) => sharp(bytes).png(options).toBuffer()

describe('a PNG shows the greys that others see', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['in colours', () => asPng(colours)],
    ['with every filter', () => asPng(colours, { adaptiveFiltering: true })],
    ['in greys', () => sharp(greys).toColourspace('b-w').png().toBuffer()],
    ['with a palette', () => asPng(colours, { palette: true })],
    ['with sixteen colours', () => asPng(colours, { palette: true, colours: 16 })],
    ['with two colours', () => asPng(colours, { palette: true, colours: 2 })],
    ['in colours of two bytes', () => sharp(colours).toColourspace('rgb16').png().toBuffer()],
    ['in seven passes', () => asPng(colours, { progressive: true })],
    [
      'in seven passes of bits',
      () => asPng(colours, { palette: true, colours: 2, progressive: true }),
    ],
    ['half to be seen through', () => sharp(colours).ensureAlpha(0.5).png().toBuffer()],
  ])('%s', async (_, make) => {
    expect(await farFromSharp(await make())).toBeLessThan(1)
  })
})

/** A picture with a head of its own and whatever is packed behind it. */
function png(
  side: number,
  [depth, kind]: readonly [number, number],
  packed: Buffer,
  passes = 0,
): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(depth, 8)
  head.writeUInt8(kind, 9)
  head.writeUInt8(passes, 12)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)])
}

test('a picture of one dot comes in one of the seven passes', () => {
  const dot = png(1, [8, 0], deflateSync(Buffer.of(0, 90)), 1)
  expect(pixelsInPng(dot)?.bytes).toEqual(Uint8Array.of(90))
})

describe('what is no picture of a page', () => {
  test.each<[string, Buffer]>([
    ['another kind of file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
    ['a picture of more dots than a scan', png(9000, [8, 2], deflateSync(Buffer.alloc(9)))],
    ['a picture without a side', png(0, [8, 2], deflateSync(Buffer.alloc(9)))],
    ['a kind that nobody knows', png(10, [8, 5], deflateSync(Buffer.alloc(110)))],
    ['a head without a picture', png(10, [8, 0], Buffer.alloc(0)).subarray(0, 33)],
    ['passes that nobody knows', png(10, [8, 0], deflateSync(Buffer.alloc(110)), 2)],
    ['fewer dots in its passes', png(10, [8, 0], deflateSync(Buffer.alloc(110)), 1)],
    ['fewer rows than are told', png(10, [8, 0], deflateSync(Buffer.alloc(99)))],
  ])('is left: %s', (_, bytes) => {
    expect(shownIn(bytes)).toBeUndefined()
  })

  test('is left when it unpacks to more than it tells', () => {
    expect(shownIn(png(10, [8, 0], deflateSync(Buffer.alloc(50 * 2 ** 20))))).toBeUndefined()
  })

  test('is left when a row has a filter that nobody knows', () => {
    expect(shownIn(png(1, [8, 0], deflateSync(Buffer.of(9, 0))))).toBeUndefined()
  })
})

/** Whatever is thrown about a broken picture ends that page alone. */
function shownIn(bytes: Buffer) {
  try {
    return pixelsInPng(bytes)
  } catch {
    return undefined
  }
}
