import { inflateSync } from 'node:zlib'
import { luma, mostPixels } from './pixels.ts'
import type { Pixels } from './pixels.ts'
import { unfilter } from './png-filters.ts'
import { passesOf } from './png-passes.ts'
import type { Pass } from './png-passes.ts'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** By the number that the format has for grey, colours, a palette, and the first two with what covers. */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

interface Head {
  readonly width: number
  readonly height: number
  /** Bits of a sample. */
  readonly depth: number
  readonly kind: number
  readonly samples: number
  readonly isInPasses: boolean
}

/** The sample of a row by its number in it. */
type Sample = (row: number, index: number) => number

/** A PNG in greys, on white paper; nothing when it is none, is not whole, or is larger than any scan. */
export function pixelsInPng(bytes: Buffer): Pixels | undefined {
  if (!bytes.subarray(0, signature.length).equals(signature)) return undefined
  const chunks = chunksIn(bytes)
  const head = headIn(chunks.get('IHDR')?.[0])
  if (!head) return undefined

  const bits = head.depth * head.samples
  const passes = passesOf(head).map((pass) => ({
    ...pass,
    rowBytes: Math.ceil((pass.width * bits) / 8),
  }))
  const unpackedBytes = passes.reduce((sum, pass) => sum + bytesOf(pass), 0)
  // One piece of memory, and not a byte more than the head tells: a bomb ends here.
  const limits = { chunkSize: unpackedBytes + 64, maxOutputLength: unpackedBytes }
  const rows = inflateSync(Buffer.concat(chunks.get('IDAT') ?? []), limits)
  if (rows.length !== unpackedBytes) return undefined

  const greys = new Uint8Array(head.width * head.height)
  let from = 0
  for (const pass of passes) {
    const part = rows.subarray(from, (from += bytesOf(pass)))
    unfilter(part, { rowBytes: pass.rowBytes, pixelBytes: Math.max(1, bits >> 3) })
    const grey = greyOfPixel(head, samplesIn(part, head.depth, pass.rowBytes), chunks)
    fillGreys(greys, head, pass, grey)
  }
  return { width: head.width, height: head.height, bytes: greys, kind: 'greys' }
}

function bytesOf({ rowBytes, height }: { rowBytes: number; height: number }): number {
  return (rowBytes + 1) * height
}

function fillGreys(greys: Uint8Array, { width, samples }: Head, pass: Pass, grey: Sample): void {
  for (let row = 0; row < pass.height; row++) {
    const start = (pass.top + row * pass.down) * width + pass.left
    for (let column = 0; column < pass.width; column++) {
      greys[start + column * pass.across] = grey(row, column * samples)
    }
  }
}

function chunksIn(bytes: Buffer): Map<string, Buffer[]> {
  const chunks = new Map<string, Buffer[]>()
  for (let at = signature.length; at + 8 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const named = chunks.get(name)
    if (named) named.push(bytes.subarray(at + 8, end))
    else chunks.set(name, [bytes.subarray(at + 8, end)])
    at = end + 4
  }
  return chunks
}

function headIn(chunk: Buffer | undefined): Head | undefined {
  if (!chunk || chunk.length < 13) return undefined
  const [width, height] = [chunk.readUInt32BE(0), chunk.readUInt32BE(4)]
  const [depth = 0, kind = 0, , , passes = 0] = chunk.subarray(8)
  const samples = samplesOf[kind]
  const isSound = samples !== undefined && [1, 2, 4, 8, 16].includes(depth) && passes < 2
  if (!isSound || width * height === 0 || width * height > mostPixels) return undefined
  return { width, height, depth, kind, samples, isInPasses: passes === 1 }
}

/** Of samples of two bytes the first is fine enough. */
function samplesIn(rows: Buffer, depth: number, rowBytes: number): Sample {
  const rowOf = (row: number) => row * (rowBytes + 1) + 1
  if (depth >= 8) return (row, index) => rows[rowOf(row) + index * (depth >> 3)] ?? 255
  const perByte = 8 / depth
  const most = 2 ** depth - 1
  return (row, index) => {
    const packed = rows[rowOf(row) + Math.floor(index / perByte)] ?? 255
    return (packed >> (8 - depth * ((index % perByte) + 1))) & most
  }
}

function greyOfPixel(
  { depth, kind }: Head,
  sample: Sample,
  chunks: ReadonlyMap<string, Buffer[]>,
): Sample {
  if (kind === 3) {
    const palette = greysOfPalette(chunks.get('PLTE')?.[0], chunks.get('tRNS')?.[0])
    return (row, index) => palette[sample(row, index)] ?? 255
  }
  const most = depth < 8 ? 2 ** depth - 1 : 255
  const light: Sample =
    kind === 0 || kind === 4
      ? (row, index) => (sample(row, index) * 255) / most
      : (row, index) => luma(sample(row, index), sample(row, index + 1), sample(row, index + 2))
  if (kind === 0 || kind === 2) return light
  const cover = kind === 4 ? 1 : 3
  return (row, index) => onWhite(light(row, index), sample(row, index + cover))
}

function greysOfPalette(colours: Buffer = Buffer.of(), covers: Buffer = Buffer.of()): number[] {
  return Array.from({ length: Math.floor(colours.length / 3) }, (_, index) => {
    const [red = 255, green = 255, blue = 255] = colours.subarray(index * 3)
    return onWhite(luma(red, green, blue), covers[index] ?? 255)
  })
}

function onWhite(light: number, cover: number): number {
  return 255 - ((255 - light) * cover) / 255
}
