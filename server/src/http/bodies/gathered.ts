import type { IncomingMessage } from 'node:http'
import { Refusal } from '@headframe/wire'
import type { KeptBody } from './kept-body.ts'

/** Bytes in memory, in one piece that grows: thousands of tiny ones would weigh far more than they hold. */
export class Gathered {
  readonly #kept: KeptBody
  readonly #mostBytes: number
  #room = Buffer.alloc(0)
  #length = 0

  constructor(kept: KeptBody, mostBytes: number) {
    this.#kept = kept
    this.#mostBytes = mostBytes
  }

  get length(): number {
    return this.#length
  }

  get bytes(): Buffer {
    return this.#room.subarray(0, this.#length)
  }

  add(bytes: Buffer): void {
    const length = this.#length + bytes.length
    if (length > this.#mostBytes) throw new Refusal('TOO_LARGE')
    if (length > this.#room.length) {
      this.#grow(Math.min(this.#mostBytes, Math.max(length, 2 * this.#room.length)))
    }
    bytes.copy(this.#room, this.#length)
    this.#length = length
  }

  #grow(size: number): void {
    this.#kept.takeMemory(size - this.#room.length)
    const larger = Buffer.allocUnsafeSlow(size)
    this.#room.copy(larger, 0, 0, this.#length)
    this.#room = larger
  }
}

/** The whole of a body that is read at once. */
export async function gather(
  message: IncomingMessage,
  mostBytes: number,
  kept: KeptBody,
): Promise<Buffer> {
  mustFit(message, mostBytes)
  return new Promise((resolve, reject) => {
    const gathered = new Gathered(kept, mostBytes)
    const stop = (cause: unknown) => {
      reject(cause instanceof Refusal ? cause : new Refusal('BAD_REQUEST', { cause }))
      // The rest is let pass, so that whoever sends it comes to hear the answer.
      message.off('data', take).resume()
    }
    const take = (bytes: Buffer) => {
      try {
        gathered.add(bytes)
      } catch (cause) {
        stop(cause)
      }
    }
    message.on('data', take)
    message.once('end', () => resolve(gathered.bytes))
    message.once('error', stop)
  })
}

/** What is told beforehand to be too large is not waited for. */
export function mustFit({ headers }: IncomingMessage, mostBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw new Refusal('TOO_LARGE')
}
