import type { InputOf, staffProfiles } from '@headframe/wire'
import { freeFrom, words } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { nameOrder } from '../../market/library/profile-rows.ts'
import { settleProfiles } from '../../market/library/settle-profiles.ts'
import { findEdited, updateColumns } from './queries.ts'

type Update = typeof staffProfiles.update

/** What a contractor says of themselves is another thing, and stays as it is. */
export const updateProfile: UseCase<Update, string> = async ({ db, now }, sent, profileId) => {
  const before = await findEdited(db, profileId)
  await updateColumns(db, profileId, {
    ...columnsOf(sent),
    ...(sent.availability === undefined || sent.availability === before.availability
      ? {}
      : saidNow(sent.availability, now)),
  })
  await settleProfiles(db, [profileId], now)
  return {
    status: 'SUCCESS',
    message: words.candidateSaved,
    data: await findEdited(db, profileId),
  }
}

/** One that was not sent is undefined, and so not touched. */
function columnsOf(sent: InputOf<Update>) {
  const { trafficlight_status: light } = sent
  return {
    full_name: sent.full_name,
    name_order: sent.full_name === undefined ? undefined : nameOrder(sent.full_name),
    email: sent.email,
    phone: sent.phone,
    location: sent.location,
    linkedin_url: sent.linkedin_url,
    employee_type: sent.employeeType,
    salary: sent.salary,
    rate: sent.rate,
    visa: sent.visa,
    is_open_to_work: light === undefined ? undefined : light === 1,
  }
}

/** A choice counts from the day on which it is said. */
function saidNow(availability: number, now: Date) {
  return availability === 0
    ? { availability: null, availability_said_at: null, free_from: null }
    : { availability, availability_said_at: now, free_from: freeFrom(availability, now) }
}
