import { Refusal } from '@headframe/wire'
import type { Metrics } from '../../kit/metrics/metrics.ts'

const megabyte = 1_048_576

/** How much bodies may hold that are on their way in or being dealt with: in all, and of one address. */
const ceilings = {
  memory: { ofAll: 64 * megabyte, ofAddress: 16 * megabyte },
  disk: { ofAll: 1024 * megabyte, ofAddress: 128 * megabyte },
} as const

type Medium = keyof typeof ceilings
type Held = Record<Medium, number>

/** What a connection and its parser take before there is anything to keep. */
const leastBytes = 32 * 1024

/** Whoever sends nothing more is cut off by then, and there is room again. */
const roomAgainSeconds = 15

/** Counts what all bodies hold, so that no number of them can fill the memory or the disk. */
export class BytesUnderWay {
  readonly #ofAll: Held = { memory: 0, disk: 0 }
  readonly #ofAddresses = new Map<string, Held>()
  readonly #told: Metrics['bytesUnderWay']

  constructor(told: Metrics['bytesUnderWay']) {
    this.#told = told
    for (const medium of ['memory', 'disk']) told.rise(0, { place: medium })
  }

  /** A body begins. Throws a `Refusal` when there is no room for another. */
  begin(address: string): Share {
    const ofAddress = this.#ofAddresses.get(address) ?? { memory: 0, disk: 0 }
    const share = new Share(this.#ofAll, ofAddress, this.#told, () => {
      if (ofAddress.memory === 0) this.#ofAddresses.delete(address)
    })
    share.take('memory', leastBytes)
    this.#ofAddresses.set(address, ofAddress)
    return share
  }
}

/** What one body holds of all that may be held. */
export class Share {
  readonly #ofAll: Held
  readonly #ofAddress: Held
  readonly #own: Held = { memory: 0, disk: 0 }
  readonly #told: Metrics['bytesUnderWay']
  readonly #onEnd: () => void
  #hasEnded = false

  constructor(ofAll: Held, ofAddress: Held, told: Metrics['bytesUnderWay'], onEnd: () => void) {
    this.#ofAll = ofAll
    this.#ofAddress = ofAddress
    this.#told = told
    this.#onEnd = onEnd
  }

  take(medium: Medium, bytes: number): void {
    // Its sender is gone, and what it held was given back.
    if (this.#hasEnded) throw new Refusal('BAD_REQUEST')
    const { ofAll, ofAddress } = ceilings[medium]
    if (this.#ofAddress[medium] + bytes > ofAddress)
      throw new Refusal('RATE_LIMITED', comeBack(`bytes:address:${medium}`))
    if (this.#ofAll[medium] + bytes > ofAll)
      throw new Refusal('PROVIDER_DOWN', comeBack(`bytes:all:${medium}`))
    this.#add(medium, bytes)
  }

  giveBack(): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    this.#add('memory', -this.#own.memory)
    this.#add('disk', -this.#own.disk)
    this.#onEnd()
  }

  #add(medium: Medium, bytes: number): void {
    for (const held of [this.#ofAll, this.#ofAddress, this.#own]) held[medium] += bytes
    this.#told.rise(bytes, { place: medium })
  }
}

function comeBack(limit: string) {
  return { retryAfterSeconds: roomAgainSeconds, limit }
}
