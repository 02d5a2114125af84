import type { PageSize } from './page-size.ts'

interface JpegHead {
  readonly width: number
  readonly height: number
  readonly colours: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK'
  /** Programs for printing presses write how much of each ink is left out. */
  readonly isTurned: boolean
}

/** Markers of frames are 0xc0 to 0xcf, but for these three. */
const noFrames = [0xc4, 0xc8, 0xcc]
const colourSpaces: Readonly<Record<number, JpegHead['colours']>> = {
  1: 'DeviceGray',
  3: 'DeviceRGB',
  4: 'DeviceCMYK',
}

/** What the first frame of a JPEG tells of it; nothing when it is none. */
export function jpegHead(bytes: Buffer): JpegHead | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  let isTurned = false
  for (let at = 2; at + 10 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xcf && !noFrames.includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      const colours = colourSpaces[bytes[at + 9] ?? 0]
      return colours && width * height > 0 ? { width, height, colours, isTurned } : undefined
    }
    isTurned ||= marker === 0xee && bytes.toString('latin1', at + 4, at + 9) === 'Adobe'
    // Any number of bytes may fill the place before a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** A PDF of one page that the picture fills: what unpacks the scans of a PDF then unpacks it. */
export function pdfAround(jpeg: Buffer, head: JpegHead, size: PageSize) {
  const { width, height, colours } = head
  const inks = head.isTurned && colours === 'DeviceCMYK' ? ' /Decode [1 0 1 0 1 0 1 0]' : ''
  const drawn = `q ${size.width} 0 0 ${size.height} 0 0 cm /P Do Q`
  const objects: readonly (readonly [string, (string | Buffer)?])[] = [
    ['/Type /Catalog /Pages 2 0 R'],
    ['/Type /Pages /Kids [3 0 R] /Count 1'],
    [
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >>`,
    ],
    [`/Length ${drawn.length}`, drawn],
    [
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /${colours}${inks} /Filter /DCTDecode /Length ${jpeg.length}`,
      jpeg,
    ],
  ]
  const parts = objects.flatMap(([dictionary, stream], index) => [
    `${index + 1} 0 obj\n<< ${dictionary} >>\n`,
    ...(stream === undefined ? [] : ['stream\n', stream, '\nendstream\n']),
    'endobj\n',
  ])
  // Without a list of its objects the parser looks for them itself.
  const whole = ['%PDF-1.4\n', ...parts, 'trailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n']
  return Buffer.concat(whole.map((part) => Buffer.from(part)))
}
