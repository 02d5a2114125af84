import { inflateSync } from 'node:zlib'

const packed = { header: 44, entry: 20 }
const plain = { header: 12, entry: 16 }

/**
 * A typeface of the web (WOFF 1.0) as one whose tables are not packed. What draws documents would unpack
 * a table again for every letter that it looks up in it, which is three quarters of what a page takes.
 */
export function unpackTypeface(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(plain.header + count * plain.entry)
  woff.copy(directory, 0, 4, 8)
  writeSearchHints(directory, count)

  const tables: Buffer[] = []
  let offset = directory.length
  for (let index = 0; index < count; index += 1) {
    const entry = packed.header + index * packed.entry
    const [from, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at))
    const bytes = woff.subarray(from, (from ?? 0) + (packedLength ?? 0))
    // One that would not be smaller is not packed.
    const table = packedLength === length ? bytes : inflateSync(bytes)

    const told = plain.header + index * plain.entry
    // Its name and its checksum.
    woff.copy(directory, told, entry, entry + 4)
    woff.copy(directory, told + 4, entry + 16, entry + 20)
    directory.writeUInt32BE(offset, told + 8)
    directory.writeUInt32BE(table.length, told + 12)

    const whole = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    table.copy(whole)
    tables.push(whole)
    offset += whole.length
  }
  return Buffer.concat([directory, ...tables])
}

/** By which a table is found by halving. */
function writeSearchHints(directory: Buffer, count: number): void {
  const selector = Math.floor(Math.log2(count))
  const range = 2 ** selector * plain.entry
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(range, 6)
  directory.writeUInt16BE(selector, 8)
  directory.writeUInt16BE(count * plain.entry - range, 10)
}
