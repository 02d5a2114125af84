import { workArrangements } from '@headframe/wire'
import type { RosterWish } from '../../../domain/roster/roster.ts'
import { searchTerms, wordTerms } from '../../../kit/search.ts'
import { kindsOf } from '../../../occupations/kinds.ts'
import { wholeWhereShort } from '../../../occupations/phrases.ts'
import type { Chip } from '../../../search-words/chips.ts'
import { termInWords } from '../../../text/words.ts'
import { around } from '../../../market/near.ts'
import type { Nearness } from '../../../market/near.ts'

/** One of the things that a job may be to be found. */
export type Alternative =
  | { readonly occupations: readonly string[] }
  | { readonly near: Nearness }
  | { readonly roster: RosterWish }
  | { readonly arrangement: string }
  | { readonly workType: string }
  | { readonly terms: readonly string[] }

type PlaceChip = Extract<Chip, { kind: 'place' }>

/**
 * What the chips of a search ask of a job: one of the alternatives of each list. Two of a kind are a
 * choice ("sparky or boilermaker"), and each that is refused holds. Whatever the words alone would find is found
 * as well.
 */
export function soughtBy(chips: readonly Chip[]): Alternative[][] {
  const kinds = Map.groupBy(chips, (chip) => (isRefused(chip) ? chip : chip.kind))
  return [...kinds.values()]
    .map((some) => some.flatMap(alternativesOf))
    .filter((alternatives) => alternatives.length > 0)
}

function alternativesOf(chip: Chip): Alternative[] {
  const asWords = { terms: wordTerms(chip.words) }
  switch (chip.kind) {
    case 'occupation':
      // In one: a driver somewhere and a truck somewhere else are no truck driver.
      return [{ occupations: kindsOf(chip.occupation) }, ...inOne(chip.words)]
    case 'place':
      if (chip.isHomeAlone) return []
      return [{ near: nearnessOf(chip) }, ...(chip.isNear ? [] : namesOf(chip))]
    case 'roster':
      return [{ roster: chip.roster }, asWords]
    case 'arrangement':
      return isRefused(chip)
        ? workArrangements
            .filter((one) => one !== chip.arrangement)
            .map((arrangement) => ({ arrangement }))
        : [...arrangementsOf(chip.arrangement), asWords]
    case 'work_type':
      return [{ workType: chip.workType }, asWords]
    default:
      // Rates and starts are compared, and there is one of each.
      return []
  }
}

/** Digits are no name: whoever types a postcode finds what its town finds. */
function namesOf({ words, townName }: PlaceChip): Alternative[] {
  const isPostcode = /^\d+$/.test(words)
  const said = [...(isPostcode ? [] : [words]), ...(townName ? [townName] : [])].map(wordTerms)
  return [...new Map(said.map((terms) => [terms.join(' '), { terms }])).values()]
}

function isRefused(chip: Chip): boolean {
  return chip.kind === 'arrangement' && chip.isNot === true
}

/** A crew that is flown from there works anywhere in the state; who drives, around it. */
export function nearnessOf({ place, radiusKm, flownTo }: PlaceChip): Nearness {
  const { lat, lng } = place
  return flownTo ? { point: { lat, lng }, state: flownTo } : around(place, radiusKm)
}

/** Where postings have no field for it, all ways to say it. */
function arrangementsOf(
  arrangement: Extract<Chip, { kind: 'arrangement' }>['arrangement'],
): Alternative[] {
  if (arrangement === 'dido') return ['dido', 'drive in drive out'].map(asPhrase)
  if (arrangement === 'residential') return [asPhrase('residential')]
  return [{ arrangement }]
}

function inOne(words: string): Alternative[] {
  return searchTerms(`"${words}"`)
    .flatMap(wholeWhereShort)
    .map((way) => ({ terms: [termInWords(way)] }))
}

function asPhrase(phrase: string): Alternative {
  return { terms: wordTerms(`"${phrase}"`) }
}
