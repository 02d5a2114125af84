import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { rawPdf } from '../testing/make-pdf.ts'
import { printedPage, scannedPdf } from '../testing/scanned-pages.ts'
import { openScanReader } from './open-scan-reader.ts'

const reader = openScanReader()
afterAll(() => reader.close())

const page = await printedPage(['Kim Walker', 'Driller, Redgum Iron Pty Ltd'])
const scan = await scannedPdf(page)
const pagesIn = (scans: readonly { page: number }[]) => scans.map(({ page: number }) => number)

test('the first six pages of a scan are read, in order', async () => {
  const long = await scannedPdf(...Array.from({ length: 8 }, () => page))
  expect(pagesIn(await reader.read(long, [1, 2, 3, 4, 5, 6, 7, 8]))).toEqual([1, 2, 3, 4, 5, 6])
})

test('only the pages that are asked for are looked at, and only those that are there', async () => {
  const both = await scannedPdf(page, page)
  expect(pagesIn(await reader.read(both, [2, 3]))).toEqual([2])
})

test('no page is begun when those before it took too long', async () => {
  const late = openScanReader({ lastBeginMs: -1 })
  expect(await late.read(scan, [1])).toEqual([])
  await late.close()
})

/** A page that draws pictures, one over the other. */
function drawing(...pictures: readonly string[]): Buffer {
  const names = pictures.map((_, index) => `/P${index} ${index + 5} 0 R`)
  const drawn = pictures.map((_, index) => `q 595 0 0 842 0 0 cm /P${index} Do Q`).join('\n')
  return rawPdf(
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << ${names.join(' ')} >> >> >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    ...pictures,
  )
}

function picture(side: number, filter: string, bytes: Buffer): string {
  return `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /${filter} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`
}

/** A small picture that its dictionary tells of, and a giant in its own words. */
async function lyingJpeg(): Promise<Buffer> {
  const bytes = await sharp({
    create: { width: 64, height: 64, channels: 3, background: 'grey' },
  })
    .jpeg()
    .toBuffer()
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'))
  bytes.writeUInt16BE(65_000, frame + 5)
  bytes.writeUInt16BE(65_000, frame + 7)
  return drawing(picture(64, 'DCTDecode', bytes))
}

function manyGiants(): Buffer {
  const dark = deflateSync(Buffer.alloc(5000 * 5000))
  return drawing(...Array.from({ length: 40 }, () => picture(5000, 'FlateDecode', dark)))
}

describe('a picture that harms its reader', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['is larger than it says', lyingJpeg],
    ['is one of forty giants', manyGiants],
    ['is cut off', () => scan.subarray(0, scan.length / 2)],
    ['is garbage', () => drawing(picture(3000, 'JBIG2Decode', Buffer.alloc(90_000, 0xa5)))],
    [
      'is more than any scanner makes',
      () => drawing(picture(90_000, 'FlateDecode', deflateSync(Buffer.alloc(9)))),
    ],
  ])('is left, and the next one is read, when it %s', async (_, make) => {
    const hostile = await make()
    const started = performance.now()

    expect(await reader.read(hostile, [1])).toEqual([])
    expect(performance.now() - started).toBeLessThan(32_000)
    expect(pagesIn(await reader.read(scan, [1]))).toEqual([1])
  })

  test('is given up after its time', async () => {
    const hasty = openScanReader({ timeLimitMs: 1 })
    expect(await hasty.read(scan, [1])).toEqual([])
    await hasty.close()
  })

  test.runIf(process.platform === 'linux')('is given up above its memory', async () => {
    const small = openScanReader({ memoryLimitBytes: 2 ** 20 })
    expect(await small.read(scan, [1])).toEqual([])
    await small.close()
  })
})
