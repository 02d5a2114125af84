import { isOneSlipApart } from '../../text/one-slip.ts'
import { foldName } from './folding.ts'
import type { PackagedPlace } from './packaged-places.ts'

/** How well a text fits a name, best first. */
export type Fit = 'whole name' | 'start of name' | 'word in name'

export interface Hit {
  readonly place: PackagedPlace
  readonly fit: Fit
}

interface Entry {
  /** A name, folded, from one of its words to its end. */
  readonly key: string
  readonly fromStart: boolean
  readonly place: PackagedPlace
}

/** Names in order, each from every word on, so that one binary search answers a text while it is typed. */
export class PlaceIndex {
  readonly #entries: readonly Entry[]
  readonly #byPostcode: ReadonlyMap<string, readonly PackagedPlace[]>
  readonly #wordsByLength: ReadonlyMap<number, readonly string[]>

  constructor(places: readonly PackagedPlace[]) {
    const entries = places.flatMap(entriesOf)
    entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    this.#entries = entries
    this.#byPostcode = Map.groupBy(
      places.filter(({ postcode }) => postcode !== null),
      ({ postcode }) => postcode ?? '',
    )
    const words = new Set(entries.map(({ key }) => firstWordOf(key)))
    this.#wordsByLength = Map.groupBy(words, (word) => word.length)
  }

  /** Places that are called exactly this. */
  called(text: string): PackagedPlace[] {
    const found: PackagedPlace[] = []
    for (let at = this.#firstFrom(text); this.#entries[at]?.key === text; at += 1) {
      const entry = this.#entries[at]
      if (entry?.fromStart) found.push(entry.place)
    }
    return found
  }

  /** Places with a name, or a word of a name, that starts like this. */
  startingWith(text: string): Hit[] {
    const hits: Hit[] = []
    for (let at = this.#firstFrom(text); ; at += 1) {
      const entry = this.#entries[at]
      if (!entry?.key.startsWith(text)) return hits
      hits.push({ place: entry.place, fit: fitOf(entry, text) })
    }
  }

  /** Localities of one postcode, or of all that start with these digits. */
  inPostcode(digits: string): PackagedPlace[] {
    const whole = this.#byPostcode.get(digits)
    if (whole) return [...whole]
    return [...this.#byPostcode].flatMap(([postcode, places]) =>
      postcode.startsWith(digits) ? places : [],
    )
  }

  /** Words of names that differ from this one by a single slip of the finger. */
  wordsLike(word: string): string[] {
    return [-1, 0, 1].flatMap((difference) =>
      (this.#wordsByLength.get(word.length + difference) ?? []).filter((known) =>
        isOneSlipApart(word, known),
      ),
    )
  }

  #firstFrom(text: string): number {
    let low = 0
    let high = this.#entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#entries[middle]?.key ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }
}

function entriesOf(place: PackagedPlace): Entry[] {
  return place.names.flatMap((name) => {
    const entries: Entry[] = []
    const folded = foldName(name)
    for (let at = 0; at !== -1; at = nextWord(folded, at)) {
      entries.push({ key: folded.slice(at), fromStart: at === 0, place })
    }
    return entries
  })
}

function nextWord(text: string, from: number): number {
  const blank = text.indexOf(' ', from)
  return blank === -1 ? -1 : blank + 1
}

function firstWordOf(key: string): string {
  const blank = key.indexOf(' ')
  return blank === -1 ? key : key.slice(0, blank)
}

function fitOf({ key, fromStart }: Entry, text: string): Fit {
  if (!fromStart) return 'word in name'
  return key === text ? 'whole name' : 'start of name'
}
