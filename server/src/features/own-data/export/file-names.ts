import path from 'node:path'

/** A name that every system can save: people unpack the archive wherever they are. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/[\\/:*?"<>|]/g, '_')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  return shortened(plain === '' || meansDevice.test(plain) ? `file-${plain}` : plain)
}

/** Windows takes these for devices, whatever stands behind the dot. */
const meansDevice = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Most systems take 255 bytes, not characters. */
const mostBytes = 200

function shortened(name: string): string {
  if (Buffer.byteLength(name) <= mostBytes) return name
  const extension = path.extname(name).slice(0, 10)
  const stem = Array.from(name.slice(0, name.length - extension.length))
  while (Buffer.byteLength(stem.join('')) > mostBytes) stem.pop()
  return stem.join('') + extension
}
