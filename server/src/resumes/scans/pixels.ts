/** A4 in 450 dpi has 20 million dots; what has more than these is not unpacked. */
export const mostPixels = 36_000_000

/** A picture as it is unpacked. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array | Uint8ClampedArray
  /** Bits where 0 is black, a byte of grey, three of colour, or four with how much of them covers. */
  readonly kind: 'bits' | 'greys' | 'colours' | 'covering colours'
}

/** By the numbers that pdf.js has for them. */
const kinds: Readonly<Record<number, Pixels['kind']>> = {
  1: 'bits',
  2: 'colours',
  3: 'covering colours',
}

const bytesOf = { bits: 1 / 8, greys: 1, colours: 3, 'covering colours': 4 }

/** A picture as pdf.js unpacks it; nothing when it is not whole. A mask paints where its bits are 0, so it is a picture of bits. */
export function pixelsIn(found: unknown): Pixels | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { width, height, data, kind = 1 } = found as Record<string, unknown>
  const isBytes = data instanceof Uint8Array || data instanceof Uint8ClampedArray
  const known = typeof kind === 'number' ? kinds[kind] : undefined
  if (typeof width !== 'number' || typeof height !== 'number' || !isBytes || !known) {
    return undefined
  }
  if (data.length < Math.floor(width * bytesOf[known]) * height) return undefined
  return { width, height, bytes: data, kind: known }
}

/** How light a place of a picture is, from 0 to 255, on white paper. */
export function greyOf({ width, bytes, kind }: Pixels): (column: number, row: number) => number {
  if (kind === 'bits') {
    const rowBytes = (width + 7) >> 3
    return (column, row) => {
      const eight = bytes[row * rowBytes + (column >> 3)] ?? 255
      return (eight >> (7 - (column & 7))) & 1 ? 255 : 0
    }
  }
  if (kind === 'greys') return (column, row) => bytes[row * width + column] ?? 255
  if (kind === 'colours') return (column, row) => lumaAt(bytes, (row * width + column) * 3)
  return (column, row) => {
    const at = (row * width + column) * 4
    const covers = (bytes[at + 3] ?? 0) / 255
    return 255 - (255 - lumaAt(bytes, at)) * covers
  }
}

function lumaAt(bytes: Pixels['bytes'], at: number): number {
  return luma(bytes[at] ?? 255, bytes[at + 1] ?? 255, bytes[at + 2] ?? 255)
}

/** How light a colour is to the eye. */
export function luma(red: number, green: number, blue: number): number {
  return 0.3 * red + 0.59 * green + 0.11 * blue
}
