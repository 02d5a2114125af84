import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { unpackTypeface } from './unpack-typeface.ts'

const { resolve } = createRequire(import.meta.url)

interface Table {
  readonly tag: string
  readonly checksum: number
  readonly bytes: Buffer
}

function tablesOf(typeface: Buffer): Table[] {
  return Array.from({ length: typeface.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16
    const offset = typeface.readUInt32BE(entry + 8)
    return {
      tag: typeface.toString('latin1', entry, entry + 4),
      checksum: typeface.readUInt32BE(entry + 4),
      bytes: typeface.subarray(offset, offset + typeface.readUInt32BE(entry + 12)),
    }
  })
}

/** As whoever made the typeface had to add it up. */
function checksumOf({ tag, bytes }: Table): number {
  const whole = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
  bytes.copy(whole)
  // What makes the sum of the whole file right is left out of the sum of its own table.
  if (tag === 'head') whole.writeUInt32BE(0, 8)
  let sum = 0
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}

test.each([400, 600])(
  'nothing of the typeface of weight %i is lost when it is unpacked',
  (weight) => {
    const woff = readFileSync(
      resolve(`@fontsource/public-sans/files/public-sans-latin-${weight}-normal.woff`),
    )

    const typeface = unpackTypeface(woff)

    const tables = tablesOf(typeface)
    expect(typeface.readUInt32BE(0)).toBe(0x00010000)
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head']))
    expect(tables).toHaveLength(woff.readUInt16BE(12))
    expect(tables.map(checksumOf)).toEqual(tables.map(({ checksum }) => checksum))
  },
)
