import type { FoundPlace } from './geocoder.ts'
import { placeCalled, placeInPostcode } from './place-names.ts'
import { isStreetWord, takePlainWordsOff } from './plain-words.ts'
import { readPlaceQuery } from './place-query.ts'
import type { PlaceQuery, QueryWord } from './place-query.ts'
import { stateNames } from './states.ts'

/**
 * The place that somebody gives as where they are, as resumes write it: "Kalgoorlie, WA", "12 Hannan St, Boulder
 * 6432", "Greater Perth Area". Nothing is guessed of what is only the beginning of a name, or nearly one.
 */
export function placeWritten(text: string): FoundPlace | undefined {
  // Of two towns that are named as one the first is meant.
  return placeIn(text) ?? placeIn(text.replaceAll(/\s*(?:[-–/|&()]|\band\b)\s*/g, ', '))
}

function placeIn(text: string): FoundPlace | undefined {
  const asked = readPlaceQuery(text)
  const { words, state, postcode } = asked
  for (const name of namesIn(asked)) {
    const place = placeCalled(name, state, postcode)?.place
    if (place) return place
  }
  const byPostcode = postcode && placeInPostcode(postcode)?.place
  if (byPostcode && (state === undefined || byPostcode.state === state)) return byPostcode
  return words.length === 0 && state
    ? placeCalled(stateNames.get(state) ?? state)?.place
    : undefined
}

/** The whole, its parts between commas, what stands behind a street, and each without plain words around it. */
function namesIn({ everyWord, words }: PlaceQuery): string[] {
  const parts = partsOf(words)
  const behindStreets = parts.flatMap((part) => {
    const last = part.findLastIndex(isStreetWord)
    return last === -1 ? [] : [part.slice(last + 1)]
  })
  const written = [words, ...parts, ...behindStreets]
  const plainer = written.map((some) => withoutGreater(takePlainWordsOff(some).name))
  const names = [everyWord, ...written, ...plainer].map(phraseOf)
  return [...new Set(names)].filter((name) => name !== '' && !/^\d+$/.test(name))
}

function partsOf(words: readonly QueryWord[]): QueryWord[][] {
  const parts: QueryWord[][] = []
  for (const word of words) {
    if (word.followsComma || parts.length === 0) parts.push([])
    parts.at(-1)?.push(word)
  }
  return parts
}

function withoutGreater(words: readonly QueryWord[]): readonly QueryWord[] {
  return words[0]?.folded === 'greater' ? words.slice(1) : words
}

function phraseOf(words: readonly QueryWord[]): string {
  return words.map(({ folded }) => folded).join(' ')
}
