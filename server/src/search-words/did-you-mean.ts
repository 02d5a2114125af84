import { placesOneSlipFrom } from '../adapters/geocoder/place-names.ts'
import { isOrdinary } from '../anonymous/ordinary-words.ts'
import { occupationsIn } from '../occupations/occupations-in.ts'
import { wordsOfOccupations } from '../occupations/phrases.ts'
import { isOneSlipApart } from '../text/one-slip.ts'
import { slipsApart } from '../text/slips-apart.ts'
import { plain } from '../text/plain.ts'
import type { SearchReading } from './read-search.ts'
import { piecesOf } from './pieces-of.ts'

/** A word that nobody understood, and what it is a slip of the finger away from. */
export interface Slip {
  readonly word: string
  readonly meant: string
  readonly start: number
  readonly end: number
}

const fewestLetters = 5
/** So short a word is misspelt where a letter was left out or two were swapped, and it can mean one word alone. */
const shortWord = 4
const smallestTown = 300
const longWord = 8
const shortestPart = 3

/** No dictionary has them in small letters, and they are typed to say when: "electricians for Monday". */
const daysAndMonths = new Set(['monday', 'friday', 'sunday', 'september'])

/** Words that may be misspelt: whoever asks looks whether the list has them before saying so. */
export function slipsIn(typed: string, { chips }: SearchReading): Slip[] {
  const isTaken = (at: number) => chips.some(({ start, end }) => start <= at && at < end)
  const unquoted = typed.replaceAll(/"[^"]*(?:"|$)/g, (quoted) => ' '.repeat(quoted.length))

  return piecesOf(unquoted, /(?<![\p{L}\p{N}])\p{L}{4,}(?![\p{L}\p{N}])/gu).flatMap((word) => {
    const meant = isTaken(word.start) ? undefined : meantBy(plain(word.text))
    return meant ? [{ word: word.text, meant, start: word.start, end: word.end }] : []
  })
}

/** The typed text with its words as they were meant. */
export function withoutSlips(typed: string, slips: readonly Slip[]): string {
  return slips.reduceRight(
    (text, { start, end, meant }) => text.slice(0, start) + meant + text.slice(end),
    typed,
  )
}

function meantBy(word: string): string | undefined {
  const known = wordsOfOccupations()
  if (known.has(word) || isOrdinary(word) || daysAndMonths.has(word)) return undefined
  if (word.length === shortWord) return onlyOne(hastilyTyped(word))
  return (
    oftenest(slightlyOther(word)) ?? townLike(word) ?? oftenest(muchOther(word)) ?? parted(word)
  )
}

/**
 * Of words that are as near, one that is somebody by itself ("electrician" before "electrical"), and then
 * the one that most occupations are written with.
 */
function oftenest(words: readonly string[]): string | undefined {
  const known = wordsOfOccupations()
  return words.toSorted(
    (a, b) => isSomebody(b) - isSomebody(a) || (known.get(b) ?? 0) - (known.get(a) ?? 0),
  )[0]
}

function isSomebody(word: string): number {
  return Number(occupationsIn(word).length > 0)
}

function onlyOne(words: readonly string[]): string | undefined {
  return words.length === 1 ? words[0] : undefined
}

/** "Hual truk": nobody misses the first letter of so few. */
function hastilyTyped(word: string): string[] {
  return [...wordsOfOccupations().keys()].filter(
    (one) =>
      one[0] === word[0] &&
      isOneSlipApart(word, one) &&
      (one.length > word.length || haveSameLetters(one, word)),
  )
}

function haveSameLetters(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other)
}

function lettersOf(word: string): string {
  return Array.from(word).toSorted().join('')
}

function slightlyOther(word: string): string[] {
  return [...wordsOfOccupations().keys()].filter(
    (one) => one.length >= fewestLetters && isOneSlipApart(word, one),
  )
}

/** In a long word two slips leave no doubt, unless the first letter is one of them. */
function muchOther(word: string): string[] {
  if (word.length < longWord) return []
  return [...wordsOfOccupations().keys()].filter(
    (one) => one.length >= longWord && one[0] === word[0] && slipsApart(word, one) === 2,
  )
}

function townLike(word: string): string | undefined {
  const [town] = placesOneSlipFrom(word).filter(({ weight }) => weight >= smallestTown)
  return town?.name
}

/** "Nightshift": two words of English that nobody has parted. */
function parted(word: string): string | undefined {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    if (isOrdinary(one) && isOrdinary(other)) return `${one} ${other}`
  }
  return undefined
}
