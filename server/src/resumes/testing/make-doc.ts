const sector = 512
const entryBytes = 128
const free = 0xffffffff
const endOfChain = 0xfffffffe
const tableSector = 0xfffffffd

/** The container of old Office documents; streams have 4,096 bytes or more each. */
export function oleOf(streams: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(streams)
  const table = Buffer.alloc(sector, 0xff)
  table.writeUInt32LE(tableSector, 0)
  table.writeUInt32LE(endOfChain, 4)

  let next = 2
  const places = entries.map(([, bytes]) => {
    const start = next
    next += Math.ceil(bytes.length / sector)
    for (let at = start; at < next; at++) {
      table.writeUInt32LE(at + 1 < next ? at + 1 : endOfChain, 4 * at)
    }
    return start
  })

  const directory = [
    entryOf('Root Entry', { kind: 5, child: 1, start: endOfChain, bytes: 0 }),
    ...entries.map(([name, { length: bytes }], index) => {
      const right = index + 1 < entries.length ? index + 2 : free
      return entryOf(name, { kind: 2, right, start: places[index] ?? 0, bytes })
    }),
  ]
  return Buffer.concat([
    header(),
    table,
    padded(Buffer.concat(directory)),
    ...entries.map(([, bytes]) => padded(bytes)),
  ])
}

/** A document of Word 97, as far as its words go. */
export function makeDoc(text: string): Buffer {
  const words = Buffer.from(text, 'utf16le')
  const main = Buffer.alloc(2048 + Math.max(words.length, 4096))
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(0x0200, 0x0a)
  main.writeUInt32LE(text.length, 0x4c)
  words.copy(main, 2048)

  const pieces = Buffer.alloc(4096)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(2048, 15)
  main.writeUInt32LE(0, 0x1a2)
  main.writeUInt32LE(21, 0x1a6)
  return oleOf({ WordDocument: main, '1Table': pieces })
}

function header(): Buffer {
  const bytes = Buffer.alloc(sector, 0xff)
  bytes.fill(0, 0, 76)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt16LE(6, 32)
  bytes.writeUInt32LE(1, 44)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(4096, 56)
  bytes.writeUInt32LE(endOfChain, 60)
  bytes.writeUInt32LE(endOfChain, 68)
  bytes.writeUInt32LE(0, 76)
  return bytes
}

interface Entry {
  readonly kind: number
  readonly right?: number
  readonly child?: number
  readonly start: number
  readonly bytes: number
}

function entryOf(name: string, { kind, right = free, child = free, start, bytes }: Entry): Buffer {
  const entry = Buffer.alloc(entryBytes)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE(2 * name.length + 2, 64)
  entry.writeUInt8(kind, 66)
  entry.writeUInt32LE(free, 68)
  entry.writeUInt32LE(right, 72)
  entry.writeUInt32LE(child, 76)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(bytes, 120)
  return entry
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & (sector - 1))])
}
