import { workArrangementNames } from '@headframe/wire'
import { kilometresBetween } from '../../domain/distance.ts'
import { jobQuote, profileQuote, worstOf } from './terms.ts'
import type { Finding, OpeningTerms, PersonTerms } from './terms.ts'

/** So near to an airport, somebody gets to it by themselves. */
const nearHireKm = 100

/** Where the work is done and how one gets there, against what somebody wishes of it. */
export function checkLocation(opening: OpeningTerms, person: PersonTerms): Finding {
  return worstOf([...againstArrangements(opening, person), ...againstPlace(opening, person)], {
    result: 'unknown',
    text: 'No wish about where to work has been set',
    forCompany: 'No wish about where to work is known',
    mend: 'wishes',
  })
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
  if (arrangement === 'fifo' && !said.drivesIn) return againstHire(opening, person)
  const isReached = ['office', 'hybrid', 'field'].includes(arrangement ?? '') || said.drivesIn
  return isReached ? againstDistance(opening, person) : []
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

/** Flown from where somebody would board, or near it. */
function againstHire({ said }: OpeningTerms, { wishes }: PersonTerms): Finding[] {
  const [first] = said.pointsOfHire
  if (!first || wishes.point_of_hire === null) return []
  const { point_of_hire_lat: lat, point_of_hire_lng: lng } = wishes
  const names = said.pointsOfHire.map(({ name }) => name).join(', ')
  const job = first.quote
  if (lat === null || lng === null) {
    return [
      {
        result: 'unknown',
        text: `Flown from ${names}; your point of hire is on no map`,
        forCompany: `Flown from ${names}`,
        job,
        isWish: true,
        mend: 'wishes',
      },
    ]
  }
  const isNear = said.pointsOfHire.some((hub) => kilometresBetween(hub, { lat, lng }) <= nearHireKm)
  return isNear
    ? [
        {
          result: 'pass',
          text: `Flown from ${names}, near your point of hire`,
          forCompany: `Flown from ${names}, where they would board`,
          job,
          isWish: true,
        },
      ]
    : [
        {
          result: 'fail',
          text: `Flown from ${names}, not from ${wishes.point_of_hire}`,
          forCompany: `Flown from ${names}, where they would not board`,
          job,
          isWish: true,
          mend: 'wishes',
        },
      ]
}

function arrangementQuote({ arrangement }: OpeningTerms) {
  return jobQuote('work_arrangement', arrangement ?? '')
}
