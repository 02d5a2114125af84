import { textAt, type Token } from './roster-tokens.ts'
import type { Shift } from './roster.ts'

/** How many days a unit has. Crews change weekly, so that a month on site is four weeks. */
export const unitWords: ReadonlyMap<string, number> = new Map([
  ...spelled('day days shift shifts', 1),
  ...spelled('week weeks wk wks', 7),
  ...spelled('fortnight fortnights', 14),
  ...spelled('month months mth mths', 28),
])

export const shiftWords: ReadonlyMap<string, Shift> = new Map([
  ...spelled('on onsite site away work working worked', 'on' as const),
  ...spelled('dayshift', 'days' as const),
  ...spelled('night nights nightshift', 'nights' as const),
  ...spelled('off rest home break rdo rdos', 'off' as const),
])

/** Letters that mean something only right behind a number: 14d, 2w, 7D7X7N7X. */
export const unitLetters: ReadonlyMap<string, number> = new Map([
  ...spelled('d ds', 1),
  ...spelled('w', 7),
])
export const shiftLetters: ReadonlyMap<string, Shift> = new Map([
  ...spelled('n ns', 'nights' as const),
  ...spelled('x r o', 'off' as const),
])

/** Stand inside "14 straight days at the site" and change nothing. */
export const fillers: ReadonlySet<string> = new Set(
  'of at in the straight consecutive rostered swing'.split(' '),
)

/** Say that a pair of numbers is meant as a roster. */
const rosterWords = words('roster rosters rostered rotation rotations rotational swing swings')
const seaWords = words('offshore vessel vessels marine rig fpso')
const choiceWords = words('or either option options choice choose available')
const turnWords = words('alternating alternate alternately alternates')
/** "2:1, even time after probation": what is named first is what the work begins with. */
const laterWords = words('later after once initially eventually first probation')
const namesShift = /^(?:day|night)/

/** What the whole text says about the numbers in it. */
export interface Context {
  readonly namesRoster: boolean
  readonly isAtSea: boolean
  readonly offersChoice: boolean
  readonly alternates: boolean
  readonly changesLater: boolean
}

export function contextOf(tokens: readonly Token[]): Context {
  const says = (some: ReadonlySet<string>) => tokens.some(({ text }) => some.has(text))
  return {
    namesRoster: says(rosterWords),
    isAtSea: says(seaWords),
    offersChoice: says(choiceWords),
    changesLater: says(laterWords),
    // "Alternating days and nights" says nothing about the swings.
    alternates: tokens.some(
      ({ text }, index) => turnWords.has(text) && !namesShift.test(textAt(tokens, index + 1)),
    ),
  }
}

function words(all: string): ReadonlySet<string> {
  return new Set(all.split(' '))
}

export function spelled<Meaning>(all: string, meaning: Meaning): (readonly [string, Meaning])[] {
  return all.split(' ').map((word) => [word, meaning])
}
