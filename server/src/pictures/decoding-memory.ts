import type { Metadata } from 'sharp'

/** What a picture may take while it is read, beside the 40 MB that any may take: 150 MB in all. */
export const mostBytesToDecode = 110_000_000

/** Most pictures are read row by row. These have to be there whole before the first row can be told. */
export function bytesToDecode(head: Metadata, bytes: Buffer): number {
  return head.width * head.height * bytesOfPixel(head, bytes)
}

function bytesOfPixel(head: Metadata, bytes: Buffer): number {
  if (head.format === 'webp') return isLossless(bytes) ? 4 : 0
  if (!head.isProgressive) return 0
  if (head.format === 'png') return head.channels * (head.depth === 'ushort' ? 2 : 1)
  // Two bytes for each coefficient, of which halved colours have fewer.
  return 2 * coefficientsOf(head)
}

function coefficientsOf({ chromaSubsampling = '', channels }: Metadata): number {
  if (chromaSubsampling.startsWith('4:2:0')) return channels - 1.5
  if (chromaSubsampling.startsWith('4:2:2')) return channels - 1
  return channels
}

/** Named in one of its chunks. In the bytes of another kind the word is as good as never met. */
function isLossless(bytes: Buffer): boolean {
  return bytes.includes('VP8L', 0, 'latin1')
}
