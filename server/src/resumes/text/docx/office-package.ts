import { fromBufferPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'

const mostParts = 2000
const mostUnpackedBytes = 50 * 1024 * 1024
const largestRatio = 100
const ratioMattersFrom = 1024 * 1024

/** A zip that is damaged, doubtful, or would unpack to more than any resume holds. */
export class BadPackage extends Error {
  override name = 'BadPackage'
}

/** The parts of an Office document, unpacked one at a time, and never more of them than is allowed. */
export class OfficePackage {
  #zip: ZipFile
  #parts: ReadonlyMap<string, Entry>
  #unpackedBytes = 0

  private constructor(zip: ZipFile, parts: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#parts = parts
  }

  /** Looks at the list of parts only. */
  static async open(bytes: Buffer): Promise<OfficePackage> {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
    if (zip.entryCount > mostParts) throw new BadPackage(`${zip.entryCount} parts`)

    const parts = new Map<string, Entry>()
    let declaredBytes = 0
    for await (const entry of zip.eachEntry()) {
      const name = partName(entry.fileName)
      if (parts.has(name)) throw new BadPackage(`Two parts called ${name}`)
      parts.set(name, entry)
      declaredBytes += entry.uncompressedSize
      if (declaredBytes > mostUnpackedBytes) throw new BadPackage('Too large when unpacked')
    }
    return new OfficePackage(zip, parts)
  }

  has(name: string): boolean {
    return this.#parts.has(partName(name))
  }

  /** Nothing when there is no such part. */
  async read(name: string, mostBytes = mostUnpackedBytes): Promise<Buffer | undefined> {
    const entry = this.#parts.get(partName(name))
    if (!entry) return undefined
    if (entry.isEncrypted()) throw new BadPackage(`${name} is locked`)
    refuseBomb(entry, mostBytes)

    const chunks: Buffer[] = []
    let partBytes = 0
    // What a part declares may be a lie, so what really comes is counted.
    for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
      chunks.push(chunk as Buffer)
      partBytes += (chunk as Buffer).length
      this.#unpackedBytes += (chunk as Buffer).length
      if (partBytes > mostBytes || this.#unpackedBytes > mostUnpackedBytes) {
        throw new BadPackage(`${name} is too large when unpacked`)
      }
    }
    return Buffer.concat(chunks)
  }
}

function refuseBomb(entry: Entry, mostBytes: number): void {
  const { uncompressedSize, compressedSize } = entry
  if (uncompressedSize > mostBytes) throw new BadPackage(`${entry.fileName} is too large`)
  if (uncompressedSize > ratioMattersFrom && uncompressedSize > largestRatio * compressedSize) {
    throw new BadPackage(`${entry.fileName} is packed too tightly`)
  }
}

/** Names of parts are the same in any case, and with or without a slash before them. */
function partName(name: string): string {
  return name.replace(/^\/+/, '').toLowerCase()
}
