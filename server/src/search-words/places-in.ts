import { anyOf, pattern } from '../text/any-of.ts'
import {
  othersCalled,
  placeCalled,
  placeInPostcode,
  smallestTown,
} from '../adapters/geocoder/place-names.ts'
import type { NamedPlace } from '../adapters/geocoder/place-names.ts'
import { findState } from '../adapters/geocoder/states.ts'
import { isOrdinary } from '../anonymous/ordinary-words.ts'
import type { FoundMeaning } from './found-meaning.ts'
import { piecesOf } from './pieces-of.ts'
import type { Piece } from './pieces-of.ts'
import { capitals, reachOfTown } from './town-reach.ts'

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu
const longestName = 5
const longestState = 3

/** Places by name, postcode and state, "near" them and "within 50 km of" them. */
export function placesIn(text: string): FoundMeaning[] {
  const words = piecesOf(text, word)
  const found: FoundMeaning[] = []
  let at = 0
  while (at < words.length) {
    const lead = leadBefore(text, words[at]?.start ?? 0, found.at(-1)?.end ?? 0)
    const here = placeAt(text, words, at, lead)
    if (here) found.push(asMeaning(text, here, lead))
    at += here?.count ?? 1
  }
  return found
}

interface Lead {
  readonly start: number
  readonly isNear: boolean
  readonly radiusKm: number | undefined
  readonly isThere: boolean
}

const leadsToPlaces = anyOf(
  // "Within 50 km of", "50km radius of", "50km"
  /(?:within\s+|\+)?(?<km>\d{1,4})\s*(?:kms?|kilomet(?:er|re)s?)(?:\s+radius)?(?:\s+(?:of|from|around|to))?/iu,
  /(?<near>near(?: to)?|close to|around|nearby|not far from|surrounding)/iu,
  /based in|located in|(?:fly(?:ing)? |flown )?out of|in|at|from|ex/iu,
)

const leads = pattern`(?<![\p{L}\p{N}])${leadsToPlaces}\s+(?:the\s+)?$`

/** What leads up to a place, behind the one before: "in", "near", "within 50 km of". */
function leadBefore(text: string, at: number, from: number): Lead {
  const match = leads.exec(text.slice(from, at))
  const { km, near } = match?.groups ?? {}
  return {
    start: match ? from + match.index : at,
    isNear: km !== undefined || near !== undefined,
    radiusKm: km === undefined ? undefined : radiusOf(km),
    isThere: match !== null,
  }
}

function radiusOf(km: string): number {
  return Math.min(2000, Math.max(1, Number(km)))
}

interface Behind {
  readonly length: number
  readonly radiusKm: number | undefined
}

/** "Kalgoorlie 50km", "Newman (within 100 km)"; what goes on with "of" or "from" leads to the next place. */
const distanceBehind =
  /^,?\s*\(?(?:within\s+|\+\s*)?(?<km>\d{1,4})\s*(?:kms?|kilomet(?:er|re)s?)(?:\s+(?:radius|away|around))?\)?(?![\p{L}\p{N}]|\s+(?:radius\s+)?(?:of|from|around|to)(?!\p{L}))/iu

/** What belongs to a place behind its name: "region", and how far around it. */
function behindPlace(text: string): Behind {
  const kind = /^ (?:region|area|district)(?![\p{L}\p{N}])/iu.exec(text)?.[0].length ?? 0
  const distance = distanceBehind.exec(text.slice(kind))
  const km = distance?.groups?.['km']
  return {
    length: kind + (distance?.[0].length ?? 0),
    radiusKm: km === undefined ? undefined : radiusOf(km),
  }
}

interface PlaceHere {
  readonly named: NamedPlace
  /** By its name, and nothing beside it that tells which of several is meant. */
  readonly isNameAlone: boolean
  readonly count: number
  readonly start: number
  readonly end: number
}

function placeAt(
  text: string,
  words: readonly Piece[],
  at: number,
  lead: Lead,
): PlaceHere | undefined {
  for (let count = Math.min(longestName, words.length - at); count > 0; count--) {
    const name = words.slice(at, at + count)
    const [start, end] = [name[0]?.start ?? 0, name.at(-1)?.end ?? 0]
    if (!areTogether(text, name)) continue
    const ending = endingAfter(text, words, at + count)
    const said = text.slice(start, end)
    const named =
      count === 1 && /^\d/.test(said)
        ? postcodeAt(text, start, end)
        : placeCalled(said, ending.state, ending.postcode)
    const last = words[at + count + ending.count - 1]
    const { radiusKm } = behindPlace(text.slice(last?.end ?? end))
    const isTold = lead.isThere || ending.count > 0 || radiusKm !== undefined
    if (!named || !isMeant(said, named, isTold)) continue
    if (!lead.isThere && isPartOfName(text, last?.end ?? end)) return undefined
    const isNameAlone = ending.count === 0 && !/^\d/.test(said)
    return { named, isNameAlone, count: count + ending.count, start, end: last?.end ?? end }
  }
  return undefined
}

/** Digits by themselves: those of an id or of a range are none. */
function postcodeAt(text: string, start: number, end: number): NamedPlace | undefined {
  const isApart =
    /(?:^|[\s,(])$/.test(text.slice(0, start)) && /^(?:$|[\s,.)])/.test(text.slice(end))
  const said = text.slice(start, end)
  return isApart && /^\d{4}$/.test(said) ? placeInPostcode(said) : undefined
}

/** Nothing but blanks, dashes and dots stand between the words of one name. */
function areTogether(text: string, name: readonly Piece[]): boolean {
  return name.every(
    ({ start }, index) =>
      index === 0 || /^(?: |-|\. )$/.test(text.slice(name[index - 1]?.end, start)),
  )
}

interface Ending {
  readonly count: number
  readonly state: string | undefined
  readonly postcode: string | undefined
}

/** The state and the postcode behind a name. */
function endingAfter(text: string, words: readonly Piece[], from: number): Ending {
  let count = 0
  let state: string | undefined
  let postcode: string | undefined
  const isNext = (index: number) =>
    /^,? $/.test(text.slice(words[index - 1]?.end, words[index]?.start ?? 0))

  for (let length = longestState; length > 0 && !state; length--) {
    const piece = words.slice(from, from + length)
    if (piece.length < length || !isNext(from)) continue
    state = findState(piece.map(({ text: one }) => one.toLowerCase()))
    if (state) count = length
  }
  const behind = words[from + count]
  if (behind && isNext(from + count) && /^\d{4}$/.test(behind.text)) {
    postcode = behind.text
    count += 1
  }
  return { count, state, postcode }
}

/** Towns that are looked for more often than the things that they are called like. */
const townsCalledLikeThings = new Set(
  `blackwater boulder burnie cairns calliope casino chinchilla collie dampier derby devonport dubbo
  emerald esperance gladstone gympie midland moe orange parkes parramatta roma scone singleton
  tamworth woomera`.split(/\s+/),
)

/** A name that is also an ordinary word is meant where something leads to it: "in Success". */
function isMeant(said: string, { place, weight, isTown }: NamedPlace, isTold: boolean): boolean {
  const plain = said.toLowerCase()
  if (plain === 'act') return said === 'ACT'
  if (/^\d+$/.test(said) || isTold || townsCalledLikeThings.has(plain)) return true
  if (/[ -]/.test(said) || place.reach) return true
  if (isOrdinary(plain)) return false
  return !isTown || (weight >= smallestTown && plain.length > 3)
}

const kindsOfFirms = anyOf(
  /engineering|group|resources|minerals|contracting|contractors|services|basin/iu,
  /pty|ltd|limited|holdings|industries|constructions?|consulting|partners/iu,
  /metals|energy|logistics|haulage|crushing|drilling/iu,
)

const wordsOfNames = pattern`^\s+${kindsOfFirms}(?![\p{L}\p{N}])`

/** "Newman Engineering" is somebody, and not work in Newman. */
function isPartOfName(text: string, end: number): boolean {
  return wordsOfNames.test(text.slice(end))
}

function asMeaning(text: string, found: PlaceHere, lead: Lead): FoundMeaning {
  const { named, end } = found
  const { place } = named
  const behind = behindPlace(text.slice(end))
  const radiusKm = behind.radiusKm ?? lead.radiusKm
  const isNear = lead.isNear || radiusKm !== undefined
  const label =
    radiusKm === undefined
      ? `${isNear ? 'Near ' : ''}${place.label}`
      : `Within ${radiusKm} km of ${place.label}`
  const reach = isNear || place.reach ? radiusKm : reachOfTown(place, named.name)
  const townName = isTownByName(named) ? { townName: named.name } : {}
  const here = { start: lead.start, end: end + behind.length }
  const others = found.isNameAlone ? otherPlaces(named) : []
  const instead = others.map((other) => ({
    label: other,
    typed: text.slice(lead.start, found.start) + other + text.slice(end, here.end),
  }))
  return {
    kind: 'place',
    place,
    ...townName,
    isNear,
    radiusKm: reach,
    label,
    ...(instead.length > 0 && { instead }),
    ...here,
  }
}

const mostOthers = 5

/** Nobody who says Perth means the one in Tasmania without saying so. */
function otherPlaces(named: NamedPlace): string[] {
  if (!named.isTown || named.name in capitals) return []
  return othersCalled(named)
    .slice(0, mostOthers)
    .map(({ place }) => place.label)
}

/** One whose name alone is understood: that of "Success" finds every text with the word. */
function isTownByName(named: NamedPlace): boolean {
  return named.isTown && isMeant(named.name, named, false)
}
