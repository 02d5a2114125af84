import { a4 } from './page-size.ts'
import type { PageSize } from './page-size.ts'
import type { Pixels } from './pixels.ts'
import { pixelsInPng } from './png.ts'
import { paperWith, scanOfPage } from './scan-of-page.ts'
import type { Scan } from './scan-of-page.ts'
import { jpegHead, pdfAround } from './jpeg-in-pdf.ts'

/** A picture by itself as the page that it fills, of its size or else of that of A4; a JPEG or a PNG. */
export async function scanOfPicture(bytes: Buffer, size?: PageSize): Promise<Scan | undefined> {
  const jpeg = jpegHead(bytes)
  if (jpeg) return scanOfPage(pdfAround(bytes, jpeg, size ?? sizeOnA4(jpeg)), 1)
  const pixels = pixelsInPng(bytes)
  return pixels && filledBy(pixels, size ?? sizeOnA4(pixels))
}

function sizeOnA4({ width, height }: PageSize): PageSize {
  const scale = a4.height / Math.max(width, height)
  return { width: width * scale, height: height * scale }
}

function filledBy(pixels: Pixels, size: PageSize): Scan {
  return paperWith([{ pixels, placed: [size.width, 0, 0, -size.height, 0, size.height] }], size)
}
