import { placesBeginning } from '../adapters/geocoder/place-names.ts'
import { occupationsBeginning } from '../occupations/phrases.ts'
import { readSearch } from './read-search.ts'
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

/** What the last words may be the beginning of; what stands before them stays. */
export function suggestionsFor(typed: string, now: Date): Suggestion[] {
  const words = typed.split(' ')
  for (let count = Math.min(longestPhrase, words.length); count > 0; count--) {
    const begun = words.slice(-count).join(' ')
    const before = words.slice(0, -count).join(' ')
    const found = begun.includes('"') ? [] : beginningWith(begun.trim(), before, now)
    if (found.length > 0) return found
  }
  return []
}

/** Regions, mines and towns before the suburbs of capitals, however many people live there. */
function placesOfWork(begun: string): string[] {
  const all = placesBeginning(begun, mostLookedAt)
  const [suburbs = [], others = []] = [true, false].map((wanted) =>
    all.filter((named) => (named.isTown && isSuburb(named.place, named.name)) === wanted),
  )
  return [...others, ...suburbs].slice(0, mostOfKind).map(({ place }) => place.label)
}

function beginningWith(begun: string, before: string, now: Date): Suggestion[] {
  if (begun.length < fewestLetters) return []
  const as = (kind: Suggestion['kind'], labels: readonly string[]) =>
    labels.map((label) => ({ kind, label, text: before ? `${before} ${label}` : label }))

  const places = placesOfWork(begun)
  const suggested = [
    ...as(
      'roster',
      rosters.filter((roster) => roster.toLowerCase().startsWith(begun.toLowerCase())),
    ),
    ...as('occupation', occupationsBeginning(begun, most - Math.min(places.length, mostOfKind))),
    ...as('place', places),
  ]
  // Whoever takes one must be understood as it says.
  return suggested.filter(({ text }) => readSearch(text, now).chips.length > 0).slice(0, most)
}
