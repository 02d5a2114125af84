import { foldWord } from './folding.ts'
import { findState } from './states.ts'

export interface QueryWord {
  readonly folded: string
  /** Where the word starts in the text. */
  readonly startsAt: number
  readonly followsComma: boolean
}

/** A text taken apart: the words that name something, and the state and postcode it ends with. */
export interface PlaceQuery {
  readonly text: string
  readonly everyWord: readonly QueryWord[]
  readonly words: readonly QueryWord[]
  readonly state: string | undefined
  readonly postcode: string | undefined
}

const longestText = 200
const mostWords = 24
const longestStateNameInWords = 3
const country = new Set(['australia', 'aus', 'au'])
const unseen = /[\p{Cc}\p{Cf}\s]+/gu
const wordOfText = /[\p{L}\p{M}\p{N}'’]+/gu
const postcodeDigits = /^\d{4}$/

export function readPlaceQuery(query: string): PlaceQuery {
  const text = query.slice(0, longestText).replace(unseen, ' ').trim()
  const everyWord = readWords(text)
  return { text, everyWord, ...takeEndOff(everyWord) }
}

export function isPostcode(word: string): boolean {
  return postcodeDigits.test(word)
}

function readWords(text: string): QueryWord[] {
  const words: QueryWord[] = []
  let readTo = 0
  for (const { 0: written, index } of text.matchAll(wordOfText)) {
    const folded = foldWord(written)
    if (folded === '') continue
    const followsComma = words.length > 0 && text.slice(readTo, index).includes(',')
    words.push({ folded, startsAt: index, followsComma })
    readTo = index + written.length
    if (words.length === mostWords) break
  }
  return words
}

/** Addresses end with state, postcode and country, in any order and number. */
function takeEndOff(
  everyWord: readonly QueryWord[],
): Pick<PlaceQuery, 'words' | 'state' | 'postcode'> {
  let words = everyWord
  let state: string | undefined
  let postcode: string | undefined

  for (;;) {
    const last = words.at(-1)?.folded
    const ending = state ? undefined : findStateAtEnd(words)
    if (last && !postcode && isPostcode(last)) {
      postcode = last
      words = words.slice(0, -1)
    } else if (ending) {
      state = ending.state
      words = words.slice(0, -ending.length)
    } else if (last && country.has(last)) {
      words = words.slice(0, -1)
    } else {
      return { words, state, postcode }
    }
  }
}

function findStateAtEnd(
  words: readonly QueryWord[],
): { state: string; length: number } | undefined {
  for (let length = longestStateNameInWords; length > 0; length -= 1) {
    const state = findState(words.slice(-length).map(({ folded }) => folded))
    if (state) return { state, length: Math.min(length, words.length) }
  }
  return undefined
}
