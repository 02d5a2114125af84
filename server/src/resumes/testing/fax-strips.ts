import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** A stripe of a page in the code of fax machines, as scanners in offices send black and white. */
export interface FaxStrip {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  readonly top: number
}

/** The stripes that a page is cut into when it is kept as a fax. */
export async function faxStrips(page: Sharp): Promise<FaxStrip[]> {
  const whole = await page.clone().removeAlpha().png().toBuffer()
  const tiff = await sharp(whole)
    // A fax counts from white, a picture from black.
    .negate()
    .toColourspace('b-w')
    .threshold(100)
    .tiff({ compression: 'ccittfax4', bitdepth: 1 })
    .toBuffer()
  const tags = tagsOf(tiff)
  const [width = 0, height = 0, rows = 0] = [256, 257, 278].map((tag) => tags.get(tag)?.[0])
  const lengths = tags.get(279) ?? []
  return (tags.get(273) ?? []).map((start, index) => ({
    bytes: tiff.subarray(start, start + (lengths[index] ?? 0)),
    width,
    height: Math.min(rows, height - index * rows),
    top: index * rows,
  }))
}

/** The numbers of the first directory of a TIFF in the order of bytes of our machines. */
function tagsOf(tiff: Buffer): Map<number, number[]> {
  const directory = tiff.readUInt32LE(4)
  const tags = new Map<number, number[]>()
  for (let entry = 0; entry < tiff.readUInt16LE(directory); entry++) {
    const at = directory + 2 + entry * 12
    const isShort = tiff.readUInt16LE(at + 2) === 3
    const count = tiff.readUInt32LE(at + 4)
    const size = isShort ? 2 : 4
    const from = count * size > 4 ? tiff.readUInt32LE(at + 8) : at + 8
    const number = (index: number) =>
      isShort ? tiff.readUInt16LE(from + index * 2) : tiff.readUInt32LE(from + index * 4)
    tags.set(
      tiff.readUInt16LE(at),
      Array.from({ length: count }, (_, index) => number(index)),
    )
  }
  return tags
}

/** Stripes of a fax as one picture in the code of newer machines, which takes them as they are. */
export function asJbig2(strips: readonly FaxStrip[]): Buffer {
  const [width, height] = [
    strips[0]?.width ?? 0,
    strips.reduce((sum, strip) => sum + strip.height, 0),
  ]
  const pageInformation = Buffer.concat([numbers(width, height, 0, 0), Buffer.alloc(3)])
  const regions = strips.map((strip, index) => {
    const isFax = Buffer.from([0, 1])
    const place = numbers(strip.width, strip.height, 0, strip.top)
    return segment(index + 1, 38, Buffer.concat([place, isFax, strip.bytes]))
  })
  return Buffer.concat([segment(0, 48, pageInformation), ...regions])
}

function segment(number: number, kind: number, data: Buffer): Buffer {
  return Buffer.concat([numbers(number), Buffer.from([kind, 0, 1]), numbers(data.length), data])
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4))
  return bytes
}
