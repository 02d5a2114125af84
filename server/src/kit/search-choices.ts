import type { FoundPlace } from '../adapters/geocoder/geocoder.ts'
import type { RosterWish } from '../domain/roster/roster.ts'
import { stateNames } from '../adapters/geocoder/states.ts'
import { waysToWrite, wholeWhereShort } from '../occupations/phrases.ts'
import type { Chip } from '../search-words/chips.ts'
import { classesFrom } from '../search-words/driver-classes.ts'
import type { SearchReading } from '../search-words/read-search.ts'
import { termInWords } from '../text/words.ts'
import { searchTerms } from './search.ts'

/** Something that is searched for, and all that is as good as it. */
export interface Choice {
  /** What the words mean is looked for, and not only the words. */
  readonly isUnderstood: boolean
  /** In words: the terms of one of them have to occur, each of it. One with blanks around it is meant whole. */
  readonly ways: readonly (readonly string[])[]
  /** For lists that know where things are. */
  readonly places: readonly SoughtPlace[]
  /** For lists that know whether it is for a while or to stay. */
  readonly employments: readonly Employment[]
  /** For lists that read rosters in their texts, where days on and off may be written in any way. */
  readonly rosters: readonly RosterWish[]
}

type Employment = Extract<Chip, { kind: 'employment' }>['employment']

export interface SoughtPlace {
  readonly place: FoundPlace
  readonly radiusKm: number | undefined
}

/**
 * What has to be true, each of it: whom one looks for by any name that they go by, a place by its name, a
 * state by its name or its letters, and everything else as it was typed. Rates and starts are compared, by
 * whoever knows them.
 */
export function searchChoices({ chips, words }: SearchReading): Choice[] {
  const said = chips.filter(({ kind }) => kind !== 'rate' && kind !== 'start')
  const kinds = Map.groupBy(said, ({ kind }) => kind)
  return [
    ...[...kinds.values()].map((some) => ({
      isUnderstood: true,
      ways: some.flatMap(waysToSay),
      places: some.flatMap(placesOf),
      employments: some.flatMap((chip) => (chip.kind === 'employment' ? [chip.employment] : [])),
      rosters: some.flatMap((chip) => (chip.kind === 'roster' ? [chip.roster] : [])),
    })),
    ...searchTerms(words).map((term) => wordChoice([term])),
  ]
}

/** Words, as they were typed. */
export function wordChoice(terms: readonly string[]): Choice {
  return { isUnderstood: false, ways: [terms], places: [], employments: [], rosters: [] }
}

/** The same as it occurs in kept words: see `wordTerms`. */
export function wordChoices(reading: SearchReading): Choice[] {
  const choices = searchChoices(reading)
  const said = choices
    .map(({ ways, ...choice }) => ({
      ...choice,
      ways: ways.map(inKeptWords).filter((terms) => terms.length > 0),
    }))
    .filter(({ ways, employments }) => ways.length > 0 || employments.length > 0)
  // Signs alone find nothing, and not everything.
  return said.length > 0 ? said : choices
}

function inKeptWords(terms: readonly string[]): string[] {
  return terms.map(termInWords).filter(Boolean)
}

function placesOf(chip: Chip): SoughtPlace[] {
  return chip.kind === 'place' ? [{ place: chip.place, radiusKm: chip.radiusKm }] : []
}

/** What something is for stands in a column of its own, which is as good as a filter and as quick. */
function waysToSay(chip: Chip): string[][] {
  if (chip.kind === 'employment') return []
  if (chip.kind === 'occupation' && chip.leastClass) return waysToHold(chip.leastClass)
  // In one: who has a driver licence and repairs trucks is no truck driver.
  const asTyped =
    chip.kind === 'occupation' ? asPhrase(chip.words).flatMap(eachWhole) : [searchTerms(chip.words)]
  return [...asTyped, ...otherWays(chip)].filter((terms) => terms.length > 0)
}

/** As they are called who drive it or what is heavier, and by the name of the licence. */
function waysToHold(least: string): string[][] {
  return classesFrom(least).flatMap(({ short, name }) =>
    [`${short} driver`, `${short} truck driver`, name].map(asPhrase),
  )
}

const eachWhole = (name: string) => wholeWhereShort(name).map((way) => [way])

function otherWays(chip: Chip): string[][] {
  if (chip.kind === 'occupation') return waysToWrite(chip.occupation).map((way) => [way])
  if (chip.kind !== 'place') return []
  const { label, reach, state } = chip.place
  if (reach && 'state' in reach) {
    return [reach.state, stateNames.get(reach.state) ?? reach.state].map(asPhrase)
  }
  // "Newman WA 6753" and "Pilbara, WA" are said without what tells them from others of their name.
  const name = label.replace(/,? [A-Z]{2,3}(?: \d{4})?$/, '')
  return [[...asPhrase(name), ...(state ? asPhrase(state) : [])]]
}

function asPhrase(text: string): string[] {
  return searchTerms(`"${text}"`)
}
