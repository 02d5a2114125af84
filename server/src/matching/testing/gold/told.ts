import { asSoonAsPossible, workArrangements, workTypes } from '@headframe/wire'
import { listIn } from './gold.ts'
import type { GoldPerson, GoldPosting, Written } from './gold.ts'

/** What the fields of the gold set say, as the product's forms would have it. */

interface PointOfHire {
  readonly name: string
  readonly lat: number
  readonly lng: number
}

export interface ToldJob {
  readonly title: string
  readonly role: string
  readonly industry: string
  readonly workLocation: string
  readonly lat: number
  readonly lng: number
  readonly workType: string
  readonly workArrangement: string
  readonly roster: string
  readonly rateCategory: string
  readonly pay: Pay | null
  /** `1` is as soon as possible, else seconds since 1970. */
  readonly start: number
}

interface Pay {
  readonly rate: number
  readonly rateType: string
}

export interface ToldPerson {
  readonly role: string | null
  readonly industry: string | null
  readonly suburb: string
  readonly state: string
  /** A value of the product's list, or the seconds since 1970 of a day. */
  readonly availability: number | null
  readonly pay: Pay | null
  readonly visaStatus: string | null
  readonly idealRole: string | null
  readonly wishes: ToldWishes
}

interface ToldWishes {
  readonly rosters: readonly string[]
  readonly evenTimeOrBetter: boolean
  readonly arrangements: readonly (typeof workArrangements)[number][]
  readonly workTypes: readonly (typeof workTypes)[number][]
  readonly pointOfHire: PointOfHire | null
  readonly maxTravelKm: number | null
  readonly nights: 'any' | 'days_only'
  readonly longestSwingDays: number | null
}

export function jobOf(posting: GoldPosting): ToldJob {
  const said = (key: string) => posting.fields.get(key) ?? ''
  const start = said('start')
  return {
    title: said('title'),
    role: said('role'),
    industry: said('industry'),
    workLocation: said('work_location'),
    lat: Number(said('lat')),
    lng: Number(said('lng')),
    workType: said('work_type'),
    workArrangement: said('work_arrangement'),
    roster: said('roster'),
    rateCategory: said('rate_category'),
    pay: said('rate') ? { rate: Number(said('rate')), rateType: said('rate_type') } : null,
    start: start === 'asap' ? asSoonAsPossible : Date.parse(start) / 1000,
  }
}

const availabilities = new Map([
  ['now', 0.1],
  ['one week', 0.2],
  ['two weeks', 0.5],
  ['month', 1],
])

export function personOf(person: GoldPerson): ToldPerson {
  const said = (key: string) => person.fields.get(key) ?? null
  const role = said('role')
  const when = said('availability') ?? 'none'
  const day = Date.parse(when) / 1000
  return {
    role: role === 'none' ? null : role,
    industry: said('industry'),
    suburb: said('suburb') ?? '',
    state: said('state') ?? '',
    availability: availabilities.get(when) ?? (Number.isNaN(day) ? null : day),
    pay: payOf(said('rate')),
    visaStatus: said('visa'),
    idealRole: said('ideal'),
    wishes: wishesOf(person),
  }
}

function wishesOf({ fields }: Written): ToldWishes {
  const list = (key: string) => listIn(fields.get(key) ?? '')
  const number = (key: string) => (fields.has(key) ? Number(fields.get(key)) : null)
  const arrangements = list('wish-arrangements')
  const types = list('wish-work-types')
  return {
    rosters: list('wish-rosters'),
    evenTimeOrBetter: fields.get('wish-even') === 'yes',
    arrangements: workArrangements.filter((one) => arrangements.includes(one)),
    workTypes: workTypes.filter((one) => types.includes(one)),
    pointOfHire: pointOfHireOf(list('wish-hire')),
    maxTravelKm: number('wish-travel'),
    nights: fields.get('wish-nights') === 'days_only' ? 'days_only' : 'any',
    longestSwingDays: number('wish-swing'),
  }
}

/** As `75/hour`. */
function payOf(typed: string | null): Pay | null {
  const [rate, rateType] = typed?.split('/') ?? []
  return rate && rateType ? { rate: Number(rate), rateType } : null
}

/** As `Perth WA, -31.951, 115.861`. */
function pointOfHireOf([name, lat, lng]: readonly string[]): PointOfHire | null {
  return name ? { name, lat: Number(lat), lng: Number(lng) } : null
}
