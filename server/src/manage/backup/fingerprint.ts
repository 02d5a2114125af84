import { createHash } from 'node:crypto'

const lineFeed = 10

export interface Fingerprint {
  readonly sha256: string
  readonly size: number
  /** In COPY's text form each row is one line: what breaks a line inside of a row is escaped. */
  readonly lines: number
}

/** Remembers what went by. */
export function takeFingerprint() {
  const hash = createHash('sha256')
  let [size, lines] = [0, 0]

  function add(chunk: Buffer): void {
    hash.update(chunk)
    size += chunk.length
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) lines += 1
  }

  return {
    async *through(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of bytes) {
        add(chunk)
        yield chunk
      }
    },
    taken: (): Fingerprint => ({ sha256: hash.digest('hex'), size, lines }),
  }
}

export async function fingerprintOf(bytes: AsyncIterable<Buffer>): Promise<Fingerprint> {
  const { through, taken } = takeFingerprint()
  for await (const _ of through(bytes));
  return taken()
}
