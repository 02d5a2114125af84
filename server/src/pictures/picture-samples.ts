import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const red = { r: 200, g: 40, b: 30 }
export const blue = { r: 30, g: 60, b: 200 }
export const white = { r: 255, g: 255, b: 255 }

export const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
export const secrets = ['CANARY-camera', 'CANARY-place', 'CANARY-owner']

export interface Colour {
  r: number
  g: number
  b: number
  alpha?: number
}

interface Shape {
  width?: number
  height?: number
  background?: Colour
}

export function aPicture(
  type: 'jpeg' | 'png' | 'webp',
  { width = 640, height = 640, background = red }: Shape = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background } })
    .toFormat(type)
    .toBuffer()
}

/** Bands side by side, each 400 pixels wide and 400 high. */
export function bandsOf(colours: Colour[]): Promise<Buffer> {
  const ground = { width: colours.length * 400, height: 400, channels: 3, background: red } as const
  return sharp({ create: ground }).composite(colours.map(bandOf)).png().toBuffer()
}

function bandOf(background: Colour, index: number) {
  const create = { width: 400, height: 400, channels: 3, background } as const
  return { input: { create }, left: index * 400, top: 0 }
}

/** A picture that tells with which camera and where it was taken, and whose it is. */
export function withSecrets(type: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  return sharp({ create: { width: 700, height: 500, channels: 3, background: red } })
    .withExif({
      IFD0: { Model: 'CANARY-camera' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '31/1 57/1 0/1',
        GPSMapDatum: 'CANARY-place',
      },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="CANARY-owner"/></rdf:RDF></x:xmpmeta>',
    )
    .withIccProfile('p3')
    .toFormat(type)
    .toBuffer()
}

export async function aMovingPicture(): Promise<Buffer> {
  const shape = { width: 600, height: 600 }
  const frames = [
    await aPicture('png', { ...shape, background: red }),
    await aPicture('png', { ...shape, background: blue }),
  ]
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()
}

/** A few bytes that promise a picture of any size. */
export function bombOf(width: number, height: number, kind?: PngKind): Buffer {
  return pngOf(width, height, deflateSync(Buffer.alloc(64)), kind)
}

interface PngKind {
  readonly bits?: 8 | 16
  readonly hasAlpha?: boolean
  readonly isInterlaced?: boolean
}

export function pngOf(
  width: number,
  height: number,
  pixels: Buffer,
  { bits = 8, hasAlpha = false, isInterlaced = false }: PngKind = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, hasAlpha ? 6 : 2, 0, 0, isInterlaced ? 1 : 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}
