import { boxAround } from '../../../domain/distance.ts'
import type { RosterWish } from '../../../domain/roster/roster.ts'
import type { Nearness } from '../../../market/near.ts'
import type { JobSearch } from '../search/job-search.ts'
import type { Alternative } from '../search/sought.ts'

/**
 * Which postings a search could find at all, without asking the database: every posting that is in the
 * list of the search has one of its keys. Many that have one are not in the list, and are judged by it.
 */
export function keysOfSearch(search: JobSearch): string[] {
  const choices = [
    ...search.terms.map((term) => [wordKey(term)]),
    ...search.sought.map((alternatives) => alternatives.flatMap(keysOfAlternative)),
    ...(search.near === undefined ? [] : [keysOfPlace(search.near)]),
    ...(search.rosters ? [search.rosters.map(rosterKey)] : []),
    ...(search.roles ? [search.roles.map((id) => `role:${id}`)] : []),
    ...(search.industries ? [search.industries.map((id) => `industry:${id}`)] : []),
    ...(search.arrangements ? [search.arrangements.map(arrangementKey)] : []),
    ...(search.workTypes ? [search.workTypes.map(workTypeKey)] : []),
  ]
  const [best = [anyPosting]] = choices.toSorted((one, other) => commonest(one) - commonest(other))
  return [...new Set(best)]
}

/** What a key is made of that a posting has. */
export interface PostingToKey {
  readonly words: string
  readonly occupations: readonly string[]
  readonly location_lat: number | null
  readonly location_lng: number | null
  readonly state: string | null
  readonly roster_on: number | null
  readonly roster_off: number | null
  readonly roster_is_even: boolean | null
  readonly other_rosters: readonly string[]
  readonly role_id: number | null
  readonly industry_id: number | null
  readonly work_arrangement: string | null
  readonly work_type: string | null
}

/** Every key that a search may ask of it. */
export function keysOfPosting(posting: PostingToKey): ReadonlySet<string> {
  const { location_lat: lat, location_lng: lng, roster_on: on, roster_off: off } = posting
  const isLocated = lat !== null && lng !== null
  return new Set([
    anyPosting,
    ...posting.words.split(/\s+/).filter(Boolean).map(beginningKey),
    ...posting.occupations.map(occupationKey),
    ...(isLocated ? [anywhere, cellKey(cellOf(lat), cellOf(lng))] : []),
    ...(isLocated && posting.state ? [stateKey(posting.state)] : []),
    ...(on !== null && off !== null ? [rosterKey({ on, off })] : []),
    ...posting.other_rosters.map((days) => `roster:${days}`),
    ...(posting.roster_is_even ? [rosterKey('even')] : []),
    `role:${posting.role_id}`,
    `industry:${posting.industry_id}`,
    arrangementKey(posting.work_arrangement),
    workTypeKey(posting.work_type),
  ])
}

const anyPosting = 'any'
const anywhere = 'located'

const occupationKey = (name: string) => `occupation:${name}`
const stateKey = (state: string) => `state:${state}`
const cellKey = (row: number, column: number) => `cell:${row}:${column}`
const arrangementKey = (name: string | null) => `arrangement:${name}`
const workTypeKey = (name: string | null) => `type:${name}`
const rosterKey = (roster: RosterWish) =>
  roster === 'even' ? 'roster:even' : `roster:${roster.on}:${roster.off}`

/** From the rarest kind of key to the commonest. */
const rarity = [
  'word',
  'occupation',
  'role',
  'roster',
  'cell',
  'industry',
  'state',
  'type',
  'arrangement',
  anywhere,
  anyPosting,
]

/** Nothing is rarer than what no posting has. */
function commonest(keys: readonly string[]): number {
  return Math.max(-1, ...keys.map((key) => rarity.indexOf(key.split(':')[0] ?? '')))
}

function keysOfAlternative(alternative: Alternative): string[] {
  if ('occupations' in alternative) return alternative.occupations.map(occupationKey)
  if ('near' in alternative) return keysOfPlace(alternative.near)
  if ('roster' in alternative) return [rosterKey(alternative.roster)]
  if ('arrangement' in alternative) return [arrangementKey(alternative.arrangement)]
  if ('workType' in alternative) return [workTypeKey(alternative.workType)]
  // All of its words have to be there, so that any of them will do.
  const [first] = alternative.terms.toSorted((one, other) => other.length - one.length)
  return [first === undefined ? anyPosting : wordKey(first)]
}

/** So many letters of a word are its key: longer words may be meant by their beginning alone. */
const lettersOfKey = 4

function beginningKey(word: string): string {
  return `word:${word.slice(0, lettersOfKey)}`
}

/** A term that is no word is looked for as it is, wherever it stands. */
function wordKey(term: string): string {
  const [word] = term.trim().split(' ')
  return term.startsWith(' ') && word ? beginningKey(word) : anyPosting
}

const degreesOfCell = 2
const mostCells = 100

function cellOf(degrees: number): number {
  return Math.floor(degrees / degreesOfCell)
}

function keysOfPlace(near: Nearness): string[] {
  if (near === 'nowhere') return []
  if ('state' in near) return [stateKey(near.state)]
  const { south, north, west, east } = boxAround(near.point, near.radiusKm)
  const rows = range(cellOf(south), cellOf(north))
  const columns = range(cellOf(west), cellOf(east))
  if (rows.length * columns.length > mostCells) return [anywhere]
  return rows.flatMap((row) => columns.map((column) => cellKey(row, column)))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
