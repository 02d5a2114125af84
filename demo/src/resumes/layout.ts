import { monthOf } from '../people/month.ts'
import type { Month } from '../people/month.ts'
import type { PastJob, Person } from '../people/person.ts'
import { aRandom } from '../people/random.ts'
import type { Random } from '../people/random.ts'
import { dateStyles } from './date-styles.ts'
import type { DateStyle, DateStyleName } from './date-styles.ts'
import type { Sheet } from './sheet.ts'
import { titlesBy } from './titles.ts'
import type { Titles } from './titles.ts'

/** A kind of resume, and what one of its kind says about somebody. */
export interface Layout {
  readonly name: string
  readonly dates: readonly DateStyleName[]
  readonly bullets: readonly string[]
  /** Only so many of the newest jobs are told. */
  readonly mostJobs?: number
  readonly leavesOut?: readonly ('linkedin' | 'skills')[]
  compose(content: Content): Sheet
}

/** One person as one layout tells them, with everything chosen that people choose differently. */
export interface Content {
  readonly person: Person
  readonly jobs: readonly PastJob[]
  readonly fullName: string
  readonly phone: string
  readonly location: string
  readonly dates: DateStyle
  readonly mark: string
  readonly titles: Titles
  readonly now: Month
  /** When a job was, in the dates of this document. */
  period(job: Pick<PastJob, 'start' | 'end'>): string
}

/** The same person in the same layout always makes the same choices. */
export function contentOf(person: Person, layout: Layout, asOf: Date): Content {
  const random = aRandom(`${person.key} ${layout.name}`)
  const dates: DateStyle = dateStyles[random.pick(layout.dates)]
  const now = monthOf(asOf)

  return {
    person,
    jobs: person.jobs.slice(0, layout.mostJobs ?? person.jobs.length),
    fullName: nameAsWritten(person, random),
    phone: phoneAsWritten(person.phone, random),
    location: locationAsWritten(person, random),
    dates,
    mark: random.pick(layout.bullets),
    titles: titlesBy(random),
    now,
    period: ({ start, end }) => dates.range(start, end, now),
  }
}

/** Some put their family name in capitals, and some add what they are a member of. */
function nameAsWritten({ firstName, lastName, education }: Person, random: Random): string {
  const hasDegree = education.some(({ title }) => title.startsWith('Bachelor'))
  if (hasDegree && random.chance(0.2)) return `${firstName} ${lastName}, MAusIMM`
  return `${firstName} ${random.chance(0.12) ? lastName.toUpperCase() : lastName}`
}

function phoneAsWritten(phone: string, random: Random): string {
  const [area, first, last] = [phone.slice(3, 6), phone.slice(6, 9), phone.slice(9)]
  return random.pick([
    `0${area} ${first} ${last}`,
    `0${area} ${first} ${last}`,
    `0${area}-${first}-${last}`,
    `0${area}${first}${last}`,
    `+61 ${area} ${first} ${last}`,
    `+61${area}${first}${last}`,
    `+61 (0) ${area} ${first} ${last}`,
    `(+61) ${area} ${first} ${last}`,
  ])
}

const stateNames: Readonly<Record<string, string>> = {
  WA: 'Western Australia',
  QLD: 'Queensland',
  NSW: 'New South Wales',
  VIC: 'Victoria',
  SA: 'South Australia',
  TAS: 'Tasmania',
  NT: 'Northern Territory',
  ACT: 'ACT',
}

function locationAsWritten({ home }: Person, random: Random): string {
  const { street, suburb, state, postcode } = home
  return random.pick([
    `${street}, ${suburb} ${state} ${postcode}`,
    `${street}, ${suburb}, ${state}, ${postcode}`,
    `${suburb}, ${state}`,
    `${suburb} ${state} ${postcode}`,
    `${suburb}, ${stateNames[state] ?? state}`,
    `${suburb}, ${state}, Australia`,
  ])
}
