import type { workArrangements, workTypes } from '@headframe/wire'
import type { FoundPlace } from '../adapters/geocoder/geocoder.ts'
import type { RosterWish } from '../domain/roster/roster.ts'

/** Ways of working that postings say in words only. */
export type SpokenArrangement = 'dido' | 'residential'

/** What some of the typed words mean. */
export type Meaning =
  | {
      readonly kind: 'occupation'
      readonly occupation: string
      /** Of people only those who may drive this class are meant. */
      readonly leastClass?: string
    }
  | {
      readonly kind: 'place'
      readonly place: FoundPlace
      /** What texts call a town, however it was typed: by its postcode, with its state, by another name. */
      readonly townName?: string
      /** "Near" and "within" leave no doubt that a place is meant, and no word. */
      readonly isNear: boolean
      readonly radiusKm?: number | undefined
      /** Whoever lives there is flown to work anywhere in this state. */
      readonly flownTo?: string
      /** Others that are called the same, where nothing told which is meant: what to type for each. */
      readonly instead?: readonly { readonly label: string; readonly typed: string }[]
      /** Where somebody lives who is flown to another place that is named: it asks for nothing. */
      readonly isHomeAlone?: true
    }
  | { readonly kind: 'roster'; readonly roster: RosterWish }
  | {
      readonly kind: 'arrangement'
      readonly arrangement: (typeof workArrangements)[number] | SpokenArrangement
      /** Whoever types "no FIFO" wants any other. */
      readonly isNot?: true
    }
  | { readonly kind: 'work_type'; readonly workType: (typeof workTypes)[number] }
  | { readonly kind: 'employment'; readonly employment: 'contract' | 'permanent' }
  | {
      readonly kind: 'rate'
      readonly rate: number
      readonly rateType: 'hour' | 'day' | 'year'
      /** At least so much, or, of people, at most. */
      readonly bound: 'least' | 'most'
    }
  | { readonly kind: 'start'; readonly latest: number | 'asap' }

/** Typed words that were understood, to be taken away in one. */
export type Chip = Meaning & {
  readonly label: string
  /** The words that say it, without what leads up to them ("in", "near") or follows them ("jobs"). */
  readonly words: string
  /** In UTF-16 units of what was typed, with what leads up to the words. */
  readonly start: number
  readonly end: number
}
