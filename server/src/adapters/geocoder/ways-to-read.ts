import type { FoundPlace } from './geocoder.ts'
import type { Hit, PlaceIndex } from './place-index.ts'
import { isStreetWord, meansWorkplace, takePlainWordsOff } from './plain-words.ts'
import { isPostcode, type PlaceQuery, type QueryWord } from './place-query.ts'
import {
  asAddressIn,
  asPlace,
  asPostcodePlace,
  bestFirst,
  heaviestFirst,
  isInState,
  thatAgree,
} from './ranking.ts'

const workplaces = new Set(['mine', 'plant', 'energy'])
const placesWithStreets = new Set(['locality', 'city'])

type WayToRead = (index: PlaceIndex, asked: PlaceQuery) => FoundPlace[]

/** The ways to read a text, most literal first. The first that finds something is the answer. */
export const waysToRead: readonly WayToRead[] = [
  readPostcode,
  readName,
  readNameAfterPostcode,
  readAddress,
  readParts,
  readNameAmongPlainWords,
  readNameWithSlips,
  readPostcodeOfUnknownName,
]

function readPostcode(index: PlaceIndex, { words, state, postcode }: PlaceQuery): FoundPlace[] {
  const begun = words.length === 1 ? words[0]?.folded : undefined
  const digits = words.length === 0 ? postcode : begun
  return digits && /^\d{2,4}$/.test(digits) ? postcodePlaces(index, digits, state) : []
}

/** A name that ends like a state, as Mount Victoria does, counts whole before its end is read as one. */
function readName(index: PlaceIndex, asked: PlaceQuery): FoundPlace[] {
  const whole = phraseOf(asked.everyWord)
  const name = phraseOf(asked.words)
  if (whole === '') return []
  if (name === '') return bestFirst(index.startingWith(whole)).map(asPlace)

  const hits = thatAgree(index.startingWith(name), asked)
  return [...heaviestFirst(index.called(whole)), ...bestFirst(hits)].map(asPlace)
}

function readNameAfterPostcode(
  index: PlaceIndex,
  { words, state, postcode }: PlaceQuery,
): FoundPlace[] {
  const [first, ...name] = words
  if (!first || name.length === 0 || postcode || !isPostcode(first.folded)) return []
  const hits = index
    .startingWith(phraseOf(name))
    .filter(({ place }) => place.postcode === first.folded && isInState(place, state))
  return bestFirst(hits).map(asPlace)
}

/** Streets are not known here: an address stands at the centre of the locality that it ends with. */
function readAddress(index: PlaceIndex, asked: PlaceQuery): FoundPlace[] {
  const { words } = asked
  for (let at = words.findIndex(isStreetWord) + 1; at > 0 && at < words.length; at += 1) {
    const hits = thatAgree(hitsCalled(index, words.slice(at)), asked)
    if (hits.length > 0) return addressesAt(hits, asked, at)
  }

  const at = startOfLastPart(words)
  if (!words.slice(0, at).some(isStreetWord)) return []
  const beginning = index.startingWith(phraseOf(words.slice(at)))
  return addressesAt(thatAgree(beginning, asked), asked, at)
}

/** Of "Mount Whaleback, Newman" the first part is meant; the last one if only that is known. */
function readParts(index: PlaceIndex, asked: PlaceQuery): FoundPlace[] {
  const { words } = asked
  const startOfLast = startOfLastPart(words)
  if (startOfLast === 0) return []

  const endOfFirst = words.findIndex(({ followsComma }) => followsComma)
  const first = thatAgree(hitsCalled(index, words.slice(0, endOfFirst)), asked)
  const last = thatAgree(hitsCalled(index, words.slice(startOfLast)), asked)
  return bestFirst(first.length > 0 ? first : last).map(asPlace)
}

function readNameAmongPlainWords(index: PlaceIndex, asked: PlaceQuery): FoundPlace[] {
  const { name, endings } = takePlainWordsOff(asked.words)
  if (name.length === 0 || name.length === asked.words.length) return []

  const hits = thatAgree(index.startingWith(phraseOf(name)), asked)
  const atWork = hits.filter(({ place }) => workplaces.has(place.sort))
  return [...bestFirst(endings.some(meansWorkplace) ? atWork : []), ...bestFirst(hits)].map(asPlace)
}

function readNameWithSlips(index: PlaceIndex, asked: PlaceQuery): FoundPlace[] {
  const at = startOfLastPart(asked.words)
  const hits = spellingsNear(index, asked.words.slice(at)).flatMap((name) =>
    index.startingWith(name),
  )
  const agreeing = thatAgree(hits, asked)
  const afterStreet = asked.words.slice(0, at).some(isStreetWord)
  return afterStreet ? addressesAt(agreeing, asked, at) : bestFirst(agreeing).map(asPlace)
}

function readPostcodeOfUnknownName(
  index: PlaceIndex,
  { state, postcode }: PlaceQuery,
): FoundPlace[] {
  return postcode ? postcodePlaces(index, postcode, state) : []
}

function postcodePlaces(
  index: PlaceIndex,
  digits: string,
  state: string | undefined,
): FoundPlace[] {
  const places = index.inPostcode(digits).filter((place) => isInState(place, state))
  return heaviestFirst(places).map(asPostcodePlace)
}

function addressesAt(hits: readonly Hit[], { text, words }: PlaceQuery, at: number): FoundPlace[] {
  const street = text.slice(0, words[at]?.startsAt).replace(/[\s,]+$/, '')
  const withStreets = hits.filter(({ place }) => placesWithStreets.has(place.sort))
  return bestFirst(withStreets).map((place) => asAddressIn(place, street))
}

function hitsCalled(index: PlaceIndex, words: readonly QueryWord[]): Hit[] {
  return index.called(phraseOf(words)).map((place) => ({ place, fit: 'whole name' }))
}

function startOfLastPart(words: readonly QueryWord[]): number {
  return Math.max(
    0,
    words.findLastIndex(({ followsComma }) => followsComma),
  )
}

function phraseOf(words: readonly QueryWord[]): string {
  return words.map(({ folded }) => folded).join(' ')
}

const fewestLettersToSlip = 5
const mostWordsToRespell = 5
const mostSpellings = 40

/** Names that the words could be with one slip in each of the longer words. */
function spellingsNear(index: PlaceIndex, words: readonly QueryWord[]): string[] {
  if (words.length === 0 || words.length > mostWordsToRespell) return []
  const choices = words.map(({ folded }) =>
    folded.length < fewestLettersToSlip ? [folded] : [folded, ...index.wordsLike(folded)],
  )
  return choices.reduce((phrases, choice) =>
    phrases.flatMap((phrase) => choice.map((word) => `${phrase} ${word}`)).slice(0, mostSpellings),
  )
}
