import type { Beginning } from './beginning.ts'
import { indexOf, monthAt, monthOf } from './month.ts'
import type { Month } from './month.ts'
import type { Person } from './person.ts'
import { say } from './phrase.ts'
import type { Random } from './random.ts'
import { lengthInWords } from './summary.ts'

/** What somebody told the marketplace about themselves. */
export interface Registration {
  readonly industryId: number
  readonly roleId: number
  readonly visaStatus: string
  /** Only with the visa status 'Other'. */
  readonly visaStatusOther: string | undefined
  /** 0.1, 0.2, 0.5 and 1 as the form has them, else a day in seconds since 1970. */
  readonly availability: number
  readonly availabilitySaidAt: Date
  readonly rate: number
  readonly rateType: 'hour' | 'day'
  readonly contractType: 'PTY' | 'PAYG' | undefined
  readonly idealRole: string
  readonly answers: readonly { readonly questionId: number; readonly response: string }[]
  readonly sharesProfile: boolean
  /** Whether a description of them may be written by a machine. */
  readonly description: 'wanted' | 'not yet' | 'declined'
}

interface Teller extends Beginning {
  readonly person: Person
  readonly now: Date
  readonly createdAt: Date
}

const dayMs = 86_400_000

export function registrationOf(teller: Teller, random: Random): Registration {
  const { craft, visaStatus, isSignIn } = teller
  const words = wordsOf(teller, random)

  return {
    industryId: Math.floor(craft.roleId / 100),
    roleId: craft.roleId,
    visaStatus,
    visaStatusOther: visaStatus === 'Other' ? random.pick(otherVisas) : undefined,
    ...availabilityOf(teller, random),
    ...rateOf(teller, random),
    contractType: random.chance(0.75) ? random.pick(['PTY', 'PAYG', 'PAYG'] as const) : undefined,
    idealRole: say(random.pick(craft.wishes), random, words),
    answers: craft.answers.map((answer, index) => ({
      questionId: craft.roleId * 10 + index + 1,
      response: say(answer, random, words),
    })),
    sharesProfile: isSignIn || random.chance(0.88),
    description: isSignIn ? 'wanted' : descriptionFor(random),
  }
}

const otherVisas = [
  'Bridging visa A while my partner visa is decided',
  'New Zealand citizen on a Special Category visa (subclass 444)',
  'Temporary Graduate visa (subclass 485) until next winter',
  'Partner visa (subclass 820), full work rights',
]

const pointsOfHire: Readonly<Record<string, string>> = {
  WA: 'Perth',
  QLD: 'Brisbane',
  NSW: 'Newcastle',
  VIC: 'Melbourne',
  SA: 'Adelaide',
  TAS: 'Hobart',
  NT: 'Darwin',
  ACT: 'Canberra',
}

function wordsOf({ person, years, now }: Teller, random: Random): Record<string, string> {
  const [latest] = person.jobs
  const today = indexOf(monthOf(now))
  return {
    years: lengthInWords(years),
    employer: latest?.employer ?? '',
    site: latest?.client ?? latest?.employer ?? '',
    town: latest?.place.split(',')[0] ?? person.home.suburb,
    city: pointsOfHire[person.home.state] ?? 'Perth',
    state: person.home.state,
    until: monthName(monthAt(today + random.whole(5, 40))),
    lately: monthName(monthAt(today - random.whole(2, 10))),
  }
}

function monthName({ month, year }: Month): string {
  const day = new Date(Date.UTC(year, month - 1, 1))
  return day.toLocaleDateString('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

type Availability = Pick<Registration, 'availability' | 'availabilitySaidAt'>

/** Most said it when they registered, some again later; a custom day is always still to come. */
function availabilityOf({ createdAt, now }: Teller, random: Random): Availability {
  const since = now.getTime() - createdAt.getTime()
  const said = random.chance(0.6)
    ? createdAt.getTime()
    : createdAt.getTime() + since * random.next()
  const ahead = new Date(now.getTime() + random.whole(6, 130) * dayMs)
  ahead.setUTCHours(0, 0, 0, 0)
  const custom = ahead.getTime() / 1000
  return {
    availability: random.pick([0.1, 0.1, 0.1, 0.2, 0.2, 0.5, 0.5, 1, custom, custom]),
    availabilitySaidAt: new Date(said),
  }
}

function rateOf({ craft, years }: Teller, random: Random): Pick<Registration, 'rate' | 'rateType'> {
  const [least, most] = craft.pay
  const hourly = least + (most - least) * Math.min(1, years / 18) + random.whole(-3, 4)
  if (random.chance(0.68)) return { rate: Math.round(hourly * 2) / 2, rateType: 'hour' }
  return { rate: Math.round((hourly * 10) / 25) * 25, rateType: 'day' }
}

function descriptionFor(random: Random): Registration['description'] {
  if (random.chance(0.1)) return 'declined'
  return random.chance(0.2) ? 'not yet' : 'wanted'
}
