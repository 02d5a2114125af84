import type { searchedLists } from '@headframe/wire'
import { isWorkplace } from '../adapters/geocoder/packaged-index.ts'
import type { Chip } from './chips.ts'
import { classNamedIn } from './driver-classes.ts'
import { employmentIn } from './employment-in.ts'
import { flownFromHome } from './flown-from.ts'
import type { FoundMeaning } from './found-meaning.ts'
import { askedRatesIn, freeIn } from './people-in.ts'
import { kindsIn } from './kinds-in.ts'
import { occupationsTyped } from './occupations-typed.ts'
import { papersIn, ticketsIn } from './papers.ts'
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

/** What can be understood depends on what a list knows of its rows; all else is searched for as words. */
export type SearchedList = (typeof searchedLists)[number]

/**
 * Reads what was typed into the search box of a list. What is told by signs and numbers is read first, then
 * who is looked for, then how and where; what one of them has taken, the next does not see.
 */
export function readSearch(typed: string, now: Date, list: SearchedList = 'jobs'): SearchReading {
  const text = new TypedText(typed)
  const chips = readersOf[list].flatMap((read) =>
    text.pieces().flatMap(({ text: piece, start: at }) =>
      read(piece, now).map((found) => {
        const here = { ...found, start: at + found.start, end: at + found.end }
        text.take(here.start, here.end)
        return chipOf(here, typed)
      }),
    ),
  )
  const papers = text
    .pieces()
    .flatMap(({ text: piece, start: at }) =>
      papersIn(piece).map(({ start, end }) => ({ start: at + start, end: at + end })),
    )
  return {
    chips: flownFromHome(chips).toSorted((one, other) => one.start - other.start),
    words: wordsLeft(typed, [...chips, ...papers], {
      isAll: chips.length === 0,
      names: list === 'people' ? ticketsIn(typed) : [],
    }),
  }
}

type Reader = (piece: string, now: Date) => readonly FoundMeaning[]

const readersOf: Record<SearchedList, readonly Reader[]> = {
  jobs: [offeredRatesIn, startsIn, rostersIn, distancesFirst, occupationsTyped, kindsIn, placesIn],
  pools: [distancesFirst, occupationsTyped, employmentIn, placesIn],
  people: [askedRatesIn, freeIn, rostersIn, distancesFirst, whoMayDrive, homesIn],
}

/** What stays when a chip is taken away. */
export function withoutChip(typed: string, { start, end }: Span): string {
  return `${typed.slice(0, start)} ${typed.slice(end)}`.replaceAll(/\s+/g, ' ').trim()
}

/** Whoever looks for work asks the lower of two rates. */
function offeredRatesIn(piece: string): FoundMeaning[] {
  return ratesIn(piece, 'lower')
}

/** An "HR driver" is who holds that class, or one above it, and no other driver of trucks. */
function whoMayDrive(piece: string): FoundMeaning[] {
  return occupationsTyped(piece).map((found) => {
    const leastClass = found.words === undefined ? undefined : classNamedIn(found.words)
    if (found.kind !== 'occupation' || !leastClass) return found
    return { ...found, leastClass, label: `${found.label}, ${leastClass} or above` }
  })
}

/** "Near Boulder" is a place before "Boulder" could be part of anything else. */
function distancesFirst(piece: string): FoundMeaning[] {
  return placesIn(piece).filter((found) => found.kind === 'place' && found.isNear)
}

/** Over people a place is where they live. That of a mine is in what they have done, as a word. */
function homesIn(piece: string): FoundMeaning[] {
  return placesIn(piece).filter(
    (found) => found.kind === 'place' && !isWorkplace(found.place.label),
  )
}

function chipOf(found: FoundMeaning, typed: string): Chip {
  const { words = typed.slice(found.start, found.end) } = found
  return { ...found, words: found.kind === 'place' ? words.replace(leadOfPlace, '') : words }
}

const leadOfPlace = /^(?:based in|located in|in|at|from|ex)\s+(?:the\s+)?/i

type Span = Pick<Chip, 'start' | 'end'>

/** Between things that were understood they say nothing: "sparky jobs in Perth with FIFO". */
const joints = new Set(
  `jobs job work works role roles position positions vacancy vacancies
  in at on for and or with the a an of to as from near only any
  roster rosters swing based site please looking wanted required needed rate`.split(/\s+/),
)

interface Meant {
  /** Nothing was understood, so what is left is all that there is. */
  readonly isAll: boolean
  /** What stands within a name is part of it. */
  readonly names: readonly Span[]
}

function wordsLeft(typed: string, taken: readonly Span[], { isAll, names }: Meant): string {
  let rest = typed
  for (const { start, end } of taken) {
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  }
  const isInName = (start: number, end: number) =>
    names.some((name) => name.start < start && end < name.end)
  return Array.from(rest.matchAll(/"[^"]*(?:"|$)|[^\s"]+/g))
    .filter(
      ({ 0: word, index }) => isAll || !saysNothing(word) || isInName(index, index + word.length),
    )
    .map(([word]) => word)
    .join(' ')
}

function saysNothing(word: string): boolean {
  if (word.startsWith('"')) return !/[\p{L}\p{N}]/u.test(word)
  const letters = word.replaceAll(/[^\p{L}\p{N}+#&]/gu, '').toLowerCase()
  return !/[\p{L}\p{N}]/u.test(letters) || joints.has(letters)
}
