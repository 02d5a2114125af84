import { placesBeginning } from '../adapters/geocoder/place-names.ts'
import { occupationsBeginning } from '../occupations/phrases.ts'
import { readSearch } from './read-search.ts'
import type { SearchedList } from './read-search.ts'
import { isSuburb } from './town-reach.ts'

export interface Suggestion {
  readonly kind: 'occupation' | 'place' | 'roster'
  readonly label: string
  /** All that the box would say. */
  readonly text: string
}

const most = 8
const mostOfKind = 4
const longestPhrase = 3
const mostLookedAt = 30
/** Of so many places somebody may ask which has most to show. */
const mostPlaces = 12
const fewestLetters = 2

const rosters = [
  'Even time',
  '8:6',
  '7:7',
  '14:7',
  '14:14',
  '2:1',
  '2:2',
  '3:1',
  '4:3',
  '5:2',
  '9:5',
]

/** All that the last words may be the beginning of, the likeliest first; what stands before them stays. */
export function suggestible(typed: string, now: Date, list: SearchedList): Suggestion[] {
  const words = typed.split(' ')
  for (let count = Math.min(longestPhrase, words.length); count > 0; count--) {
    const begun = words.slice(-count).join(' ')
    const before = words.slice(0, -count).join(' ')
    const found = begun.includes('"') ? [] : beginningWith(begun.trim(), before)
    // Whoever takes one must be understood as it says.
    const understood = found.filter(({ kind, text }) =>
      readSearch(text, now, list).chips.some((chip) => chip.kind === kind),
    )
    if (understood.length > 0) return placesFirst(understood, saysWho(before, now, list))
  }
  return []
}

/** As many as a box shows, the first of each kind. */
export function bestOf(some: readonly Suggestion[]): Suggestion[] {
  const places = some.filter(({ kind }) => kind === 'place').slice(0, mostOfKind)
  const mostOthers = most - places.length
  const others = some.filter(({ kind }) => kind !== 'place').slice(0, mostOthers)
  return some.filter((one) => places.includes(one) || others.includes(one))
}

/** Whoever has said whom goes on with where: "fitter per" is a fitter in Perth. */
function placesFirst(some: Suggestion[], isWhere: boolean): Suggestion[] {
  const isPlace = ({ kind }: Suggestion) => Number(kind === 'place')
  return isWhere ? some.toSorted((one, other) => isPlace(other) - isPlace(one)) : some
}

function saysWho(before: string, now: Date, list: SearchedList): boolean {
  return readSearch(before, now, list).chips.some(({ kind }) => kind === 'occupation')
}

/** Regions, mines and towns before the suburbs of capitals, however many people live there. */
function placesOfWork(begun: string): string[] {
  const all = placesBeginning(begun, mostLookedAt)
  const [suburbs = [], others = []] = [true, false].map((wanted) =>
    all.filter((named) => (named.isTown && isSuburb(named.place, named.name)) === wanted),
  )
  // A town has several names, and says one of them.
  const labels = [...others, ...suburbs].map(({ place }) => place.label)
  return [...new Set(labels)].slice(0, mostPlaces)
}

function beginningWith(begun: string, before: string): Suggestion[] {
  if (begun.length < fewestLetters || !/[\p{L}\p{N}]/u.test(begun)) return []
  const as = (kind: Suggestion['kind'], labels: readonly string[]) =>
    labels.map((label) => ({ kind, label, text: before ? `${before} ${label}` : label }))

  return [
    ...as(
      'roster',
      rosters.filter((roster) => roster.toLowerCase().startsWith(begun.toLowerCase())),
    ),
    ...as('occupation', occupationsBeginning(begun, most)),
    ...as('place', placesOfWork(begun)),
  ]
}
