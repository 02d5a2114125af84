import { hourlyRate } from '../../domain/hourly-rate.ts'
import { phoneDigits } from '../../kit/phone-digits.ts'
import { searchChoices, wordChoice } from '../../kit/search-choices.ts'
import type { Choice } from '../../kit/search-choices.ts'
import { readSearch } from '../../search-words/read-search.ts'
import type { SearchReading } from '../../search-words/read-search.ts'
import { soughtAmongPeople } from './sought-words.ts'

/** Who is looked for in a list of people. What is not set does not count. */
export interface PeopleSearch {
  readonly choices: readonly Choice[]
  /** By when they have to be free, to the end of a minute, so that those who look alike are answered alike. */
  readonly freeBy: Date | undefined
  /** By the hour, what they ask for. */
  readonly leastRate: number | undefined
  readonly mostRate: number | undefined
}

export const everybody: PeopleSearch = {
  choices: [],
  freeBy: undefined,
  leastRate: undefined,
  mostRate: undefined,
}

export function isEverybody({ choices, ...bounds }: PeopleSearch): boolean {
  return choices.length === 0 && Object.values(bounds).every((bound) => bound === undefined)
}

export function readPeopleSearch(typed: string, now: Date): PeopleSearch {
  // The number that rings, and not three numbers that stand anywhere.
  const digits = phoneDigits(typed)
  if (digits !== undefined) return { ...everybody, choices: [wordChoice([digits])] }
  const reading = readSearch(typed, now, 'people')
  const [least, most] = [hourlyRates(reading, 'least'), hourlyRates(reading, 'most')]
  return {
    choices: soughtAmongPeople(searchChoices(reading)),
    freeBy: earliestStart(reading, now),
    leastRate: least.length > 0 ? Math.max(...least) : undefined,
    mostRate: most.length > 0 ? Math.min(...most) : undefined,
  }
}

/** Of several the earliest: who is free by then is free by the others. */
function earliestStart({ chips }: SearchReading, now: Date): Date | undefined {
  const minute = 60_000
  const starts = chips.flatMap((chip) => {
    if (chip.kind !== 'start') return []
    return chip.latest === 'asap'
      ? [Math.ceil(now.getTime() / minute) * minute]
      : [chip.latest * 1000]
  })
  return starts.length > 0 ? new Date(Math.min(...starts)) : undefined
}

function hourlyRates({ chips }: SearchReading, bound: 'least' | 'most'): number[] {
  return chips.flatMap((chip) => {
    if (chip.kind !== 'rate' || chip.bound !== bound) return []
    return [hourlyRate(chip.rate, chip.rateType)]
  })
}
