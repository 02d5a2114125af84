const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const bytesPerEntry = 128
const mostSectors = 64

/** The names of what an old Office container holds, or nothing when the bytes are not one. */
export function oleStreamsOf(bytes: Buffer): readonly string[] | undefined {
  if (bytes.length < 512 || !bytes.subarray(0, 8).equals(signature)) return undefined
  const sectorBytes = 1 << Math.min(bytes.readUInt16LE(30), 12)

  const names: string[] = []
  let sector = bytes.readInt32LE(48)
  for (let read = 0; read < mostSectors && sector >= 0; read++) {
    const start = (sector + 1) * sectorBytes
    for (let at = start; at < start + sectorBytes; at += bytesPerEntry) {
      const name = nameAt(bytes, at)
      if (name) names.push(name)
    }
    sector = nextSector(bytes, sector, sectorBytes)
  }
  return names
}

function nameAt(bytes: Buffer, at: number): string {
  if (at + bytesPerEntry > bytes.length) return ''
  const length = Math.min(bytes.readUInt16LE(at + 64), 64) - 2
  return length > 0 ? bytes.toString('utf16le', at, at + length) : ''
}

/** The allocation table says which sector follows; the first of its own sectors stand in the header. */
function nextSector(bytes: Buffer, sector: number, sectorBytes: number): number {
  const perSector = sectorBytes / 4
  const listed = Math.floor(sector / perSector)
  if (listed >= 109) return -1
  const table = bytes.readInt32LE(76 + 4 * listed)
  const at = (table + 1) * sectorBytes + 4 * (sector % perSector)
  return table < 0 || at + 4 > bytes.length ? -1 : bytes.readInt32LE(at)
}
