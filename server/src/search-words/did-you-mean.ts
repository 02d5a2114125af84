import { placesOneSlipFrom } from '../adapters/geocoder/place-names.ts'
import { isOrdinary } from '../anonymous/ordinary-words.ts'
import { wordsOfOccupations } from '../occupations/phrases.ts'
import { isOneSlipApart } from '../text/one-slip.ts'
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
const smallestTown = 300

/** Words that may be misspelt: whoever asks looks whether the list has them before saying so. */
export function slipsIn(typed: string, { chips }: SearchReading): Slip[] {
  const isTaken = (at: number) => chips.some(({ start, end }) => start <= at && at < end)
  const unquoted = typed.replaceAll(/"[^"]*(?:"|$)/g, (quoted) => ' '.repeat(quoted.length))

  return piecesOf(unquoted, /(?<![\p{L}\p{N}])\p{L}{5,}(?![\p{L}\p{N}])/gu).flatMap((word) => {
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
  if (word.length < fewestLetters || known.has(word) || isOrdinary(word)) return undefined
  const like = [...known.keys()].filter(
    (one) => one.length >= fewestLetters && isOneSlipApart(word, one),
  )
  if (like.length > 0) return like.toSorted((a, b) => (known.get(b) ?? 0) - (known.get(a) ?? 0))[0]
  const [town] = placesOneSlipFrom(word).filter(({ weight }) => weight >= smallestTown)
  return town?.name
}
