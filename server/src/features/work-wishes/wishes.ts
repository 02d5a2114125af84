import type { contractorWishes, Faults, InputOf, WorkWishes } from '@headframe/wire'
import { words } from '@headframe/wire'
import { readRoster } from '../../domain/roster/read-roster.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { findWorkWishes, keepWorkWishes } from '../../market/people/work-wishes.ts'
import type { ChangedWishes } from '../../market/people/work-wishes.ts'

type Save = typeof contractorWishes.save
type Sent = Partial<InputOf<Save>>

export const showWishes: UseCase<typeof contractorWishes.show> = ({ db, actor }) =>
  findWorkWishes(db, actor.contractorId)

/** Rosters that nobody can read could be compared with none. */
export const checkWishes: Prepare<Save, Partial<Place>> = async ({ reading, actor }, sent) => {
  const place = placeOf(sent, await findWorkWishes(reading, actor.contractorId))
  const faults: Faults = {
    ...(sent.rosters?.every((roster) => readRoster(roster)) === false
      ? { rosters: words.rosterUnreadable }
      : {}),
    ...(isWhole(place) ? {} : { point_of_hire: words.pointOfHireHalf }),
  }
  return { faults, subject: namesPlace(sent) ? place : {} }
}

export const saveWishes: UseCase<Save, Partial<Place>> = async (
  { db, actor, now },
  sent,
  place,
) => {
  await keepWorkWishes(db, actor.contractorId, { ...withoutAbsent(sent), ...place }, now)
  return findWorkWishes(db, actor.contractorId)
}

type Place = Pick<WorkWishes, 'point_of_hire' | 'point_of_hire_lat' | 'point_of_hire_lng'>

/** Another name without coordinates is of a place that is not known. */
function placeOf(sent: Sent, known: WorkWishes): Place {
  const { point_of_hire: name = known.point_of_hire } = sent
  const { point_of_hire_lat: lat, point_of_hire_lng: lng } =
    name === known.point_of_hire ? known : nowhere
  return {
    point_of_hire: name,
    point_of_hire_lat: sent.point_of_hire_lat === undefined ? lat : sent.point_of_hire_lat,
    point_of_hire_lng: sent.point_of_hire_lng === undefined ? lng : sent.point_of_hire_lng,
  }
}

const nowhere = { point_of_hire_lat: null, point_of_hire_lng: null }

function namesPlace(sent: Sent): boolean {
  const { point_of_hire: name, point_of_hire_lat: lat, point_of_hire_lng: lng } = sent
  return name !== undefined || lat !== undefined || lng !== undefined
}

function isWhole({ point_of_hire: name, point_of_hire_lat: lat, point_of_hire_lng: lng }: Place) {
  return (lat === null) === (lng === null) && (name !== null || lat === null)
}

function withoutAbsent(sent: Sent): ChangedWishes {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
}
