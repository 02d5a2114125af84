import { workArrangementNames } from '@headframe/wire'
import { kilometresBetween } from '../../domain/distance.ts'
import type { Point } from '../../domain/distance.ts'
import type { PointOfHire } from './points-of-hire.ts'
import { jobQuote, profileQuote, worstOf } from './terms.ts'
import type { Finding, OpeningTerms, PersonTerms } from './terms.ts'

/** So near to an airport, somebody gets to it by themselves. */
const nearHireKm = 100

/** Where the work is done and how one gets there, against what somebody wishes of it. */
export function checkLocation(opening: OpeningTerms, person: PersonTerms): Finding {
  const findings = [...againstArrangements(opening, person), ...againstPlace(opening, person)]
  return worstOf(findings, notHeld(opening, person))
}

/** Why nothing that was wished for could be held against the job. */
function notHeld({ arrangement, said }: OpeningTerms, { wishes }: PersonTerms): Finding {
  const { point_of_hire: hire, max_travel_km: most } = wishes
  if (hire === null && most === null) {
    return {
      result: 'unknown',
      text: 'No wish about where to work has been set',
      forCompany: 'No wish about where to work is known',
      mend: 'wishes',
    }
  }
  if (arrangement === null && !said.drivesIn)
    return { result: 'unknown', text: 'The job does not say how it is worked' }
  if (arrangement !== 'fifo' || said.drivesIn) {
    return {
      result: 'unknown',
      text: 'How far you would travel has not been set',
      forCompany: 'How far they would travel is not known',
      mend: 'wishes',
    }
  }
  return said.pointsOfHire.length === 0
    ? { result: 'unknown', text: 'The job does not say from where it flies' }
    : {
        result: 'unknown',
        text: 'From where you would fly has not been set',
        forCompany: 'From where they would fly is not known',
        mend: 'wishes',
      }
}

function againstArrangements(opening: OpeningTerms, { wishes }: PersonTerms): Finding[] {
  const { arrangements } = wishes
  if (arrangements.length === 0) return []
  const { arrangement } = opening
  // The database takes no others.
  const known = arrangement as keyof typeof workArrangementNames | null
  if (known === null) {
    return [{ result: 'unknown', text: 'The job does not say how it is worked', isWish: true }]
  }
  const name = workArrangementNames[known]
  const job = arrangementQuote(opening)
  return arrangements.includes(known)
    ? [
        {
          result: 'pass',
          text: `${name} is one of your ways to work`,
          forCompany: `${name} is one of their ways to work`,
          job,
          isWish: true,
        },
      ]
    : [
        {
          result: 'fail',
          text: `${name} is none of your ways to work`,
          forCompany: `${name} is none of their ways to work`,
          job,
          isWish: true,
          mend: 'wishes',
        },
      ]
}

function againstPlace(opening: OpeningTerms, person: PersonTerms): Finding[] {
  const { arrangement, said } = opening
  if (arrangement === 'wfh') {
    return [{ result: 'pass', text: 'The work is done from home', job: arrangementQuote(opening) }]
  }
  const flown = arrangement === 'fifo' ? againstHire(opening, person) : []
  if (arrangement === 'fifo' && !said.drivesIn) return flown
  const isReached = ['office', 'hybrid', 'field'].includes(arrangement ?? '') || said.drivesIn
  const driven = isReached ? againstDistance(opening, person) : []
  // Whoever may be flown or live near it needs one of both.
  const fitting = [...flown, ...driven].find(({ result }) => result === 'pass')
  return fitting ? [fitting] : driven
}

function againstDistance(opening: OpeningTerms, { wishes, home, suburb }: PersonTerms): Finding[] {
  const most = wishes.max_travel_km
  if (most === null) return []
  const job = opening.location ? { job: jobQuote('work_location', opening.location) } : {}
  if (!opening.point) {
    return [{ result: 'unknown', text: 'The job is on no map', ...job, isWish: true }]
  }
  if (!home) {
    return [
      {
        result: 'unknown',
        text: 'Where you live is on no map',
        forCompany: 'Where they live is on no map',
        ...job,
        mend: 'profile',
      },
    ]
  }
  const km = Math.round(kilometresBetween(opening.point, home))
  const far = `${km} km from ${suburb ?? 'home'}`
  const person = suburb ? { person: profileQuote('suburb', suburb) } : {}
  return km <= most
    ? [
        {
          result: 'pass',
          text: `${far}, up to ${most} km wished for`,
          forCompany: far,
          ...job,
          ...person,
        },
      ]
    : [
        {
          result: 'fail',
          text: `${far}, up to ${most} km wished for`,
          forCompany: `${far}, farther than they look for`,
          ...job,
          ...person,
          mend: 'wishes',
        },
      ]
}

/** Flown from where somebody would board, or brought by road from near it or from near their home. */
function againstHire({ said }: OpeningTerms, { wishes, home, suburb }: PersonTerms): Finding[] {
  const [first] = said.pointsOfHire
  if (!first) return []
  const byRoad = said.pointsOfHire.find((one) => one.isByRoad && home && isNear(one, home))
  if (byRoad) {
    const text = `By road from ${byRoad.name}, near your home`
    const person = suburb ? { person: profileQuote('suburb', suburb) } : {}
    const forCompany = `By road from ${byRoad.name}, near their home`
    return [{ result: 'pass', text, forCompany, job: byRoad.quote, ...person }]
  }
  if (wishes.point_of_hire === null) return []
  const { point_of_hire_lat: lat, point_of_hire_lng: lng } = wishes
  const all = waysFrom(said.pointsOfHire)
  if (lat === null || lng === null) {
    return [
      {
        result: 'unknown',
        text: `${all}; your point of hire is on no map`,
        forCompany: all,
        job: first.quote,
        isWish: true,
        mend: 'wishes',
      },
    ]
  }
  const near = said.pointsOfHire.filter((one) => isNear(one, { lat, lng }))
  const [nearest] = near
  return nearest
    ? [
        {
          result: 'pass',
          text: `${waysFrom(near)}, near your point of hire`,
          forCompany: `${waysFrom(near)}, where they would board`,
          job: nearest.quote,
          isWish: true,
        },
      ]
    : [
        {
          result: 'fail',
          text: `${all}, not from ${wishes.point_of_hire}`,
          forCompany: `${all}, where they would not board`,
          job: first.quote,
          isWish: true,
          mend: 'wishes',
        },
      ]
}

function isNear(one: Point, other: Point): boolean {
  return kilometresBetween(one, other) <= nearHireKm
}

/** "Flown from Perth or by road from Kalgoorlie". */
function waysFrom(points: readonly PointOfHire[]): string {
  const flown = namesOf(points.filter(({ isByRoad }) => !isByRoad))
  const driven = namesOf(points.filter(({ isByRoad }) => isByRoad))
  if (!driven) return `Flown from ${flown}`
  return flown ? `Flown from ${flown} or by road from ${driven}` : `By road from ${driven}`
}

function namesOf(points: readonly PointOfHire[]): string {
  return points.map(({ name }) => name).join(', ')
}

function arrangementQuote({ arrangement }: OpeningTerms) {
  return jobQuote('work_arrangement', arrangement ?? '')
}
