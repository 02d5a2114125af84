import type { Chip } from './chips.ts'
import type { FoundMeaning } from './found-meaning.ts'
import { kindsIn } from './kinds-in.ts'
import { occupationsTyped } from './occupations-typed.ts'
import { placesIn } from './places-in.ts'
import { ratesIn } from './rates-in.ts'
import { rostersIn } from './rosters-in.ts'
import { startsIn } from './starts-in.ts'
import { TypedText } from './typed-text.ts'

/** What a typed search means. */
export interface SearchReading {
  /** In the order in which they were typed. */
  readonly chips: readonly Chip[]
  /** The rest, which is searched for as words. */
  readonly words: string
}

/**
 * Reads what was typed into a search box. What is told by signs and numbers is read first, then who is
 * looked for, then how and where; what one of them has taken, the next does not see.
 */
export function readSearch(typed: string, now: Date): SearchReading {
  return readBy(typed, [
    ratesIn,
    (piece) => startsIn(piece, now),
    rostersIn,
    distancesFirst,
    occupationsTyped,
    kindsIn,
    placesIn,
  ])
}

/** The same for lists that know nothing but words: who is looked for, and where. */
export function readNames(typed: string): SearchReading {
  return readBy(typed, [occupationsTyped, placesIn])
}

type Reader = (piece: string) => readonly FoundMeaning[]

function readBy(typed: string, readers: readonly Reader[]): SearchReading {
  const text = new TypedText(typed)
  const chips = readers.flatMap((read) =>
    text.pieces().flatMap(({ text: piece, start: at }) =>
      read(piece).map((found) => {
        const here = { ...found, start: at + found.start, end: at + found.end }
        text.take(here.start, here.end)
        return chipOf(here, typed)
      }),
    ),
  )
  return {
    chips: chips.toSorted((one, other) => one.start - other.start),
    words: wordsLeft(typed, chips),
  }
}

/** What stays when a chip is taken away. */
export function withoutChip(typed: string, { start, end }: Pick<Chip, 'start' | 'end'>): string {
  return `${typed.slice(0, start)} ${typed.slice(end)}`.replaceAll(/\s+/g, ' ').trim()
}

/** "Near Boulder" is a place before "Boulder" could be part of anything else. */
function distancesFirst(piece: string): FoundMeaning[] {
  return placesIn(piece).filter((found) => found.kind === 'place' && found.isNear)
}

function chipOf(found: FoundMeaning, typed: string): Chip {
  const words = typed.slice(found.start, found.end)
  const isLed = found.kind === 'place'
  return { ...found, words: isLed ? words.replace(leadOfPlace, '') : words }
}

const leadOfPlace = /^(?:based in|located in|in|at|from|ex)\s+(?:the\s+)?/i

/** Between things that were understood they say nothing: "sparky jobs in Perth with FIFO". */
const joints = new Set(
  'jobs job work works role roles position positions vacancy vacancies in at on for and or with the a an of to as from near only any roster rosters swing based site please looking wanted required needed rate'.split(
    ' ',
  ),
)

function wordsLeft(typed: string, chips: readonly Chip[]): string {
  let rest = typed
  for (const { start, end } of chips) {
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  }
  const words = rest.match(/"[^"]*(?:"|$)|[^\s"]+/g) ?? []
  const meant = chips.length === 0 ? words : words.filter((word) => !saysNothing(word))
  return meant.join(' ')
}

function saysNothing(word: string): boolean {
  if (word.startsWith('"')) return !/[\p{L}\p{N}]/u.test(word)
  const letters = word.replaceAll(/[^\p{L}\p{N}+#&]/gu, '').toLowerCase()
  return !/[\p{L}\p{N}]/u.test(letters) || joints.has(letters)
}
