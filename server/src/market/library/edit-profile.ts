import type { EditedProfile } from '@headframe/wire'
import { freeFrom } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { nameOrder } from './profile-rows.ts'

/** Changes what staff keep of somebody; what is left out stays as it is. Whoever edits one settles it. */
export async function editProfile(
  db: Writing,
  profileId: string,
  sent: { readonly [Field in keyof EditedProfile]?: EditedProfile[Field] | undefined },
  now: Date,
): Promise<void> {
  const before = await findEdited(db, profileId)
  const { availability, full_name: name, trafficlight_status: light } = sent
  // One that was not sent is undefined, and so not touched.
  const values = {
    full_name: name,
    name_order: name === undefined ? undefined : nameOrder(name),
    email: sent.email,
    phone: sent.phone,
    location: sent.location,
    linkedin_url: sent.linkedin_url,
    employee_type: sent.employeeType,
    salary: sent.salary,
    rate: sent.rate,
    visa: sent.visa,
    is_open_to_work: light === undefined ? undefined : light === 1,
    ...(availability === undefined || availability === before.availability
      ? {}
      : saidNow(availability, now)),
  }
  if (Object.values(values).every((value) => value === undefined)) return
  await db.updateTable('profile').set(values).where('id', '=', profileId).execute()
}

/** What staff may edit, as it is stored. */
export async function findEdited(db: Reading, profileId: string): Promise<EditedProfile> {
  const row = await db
    .selectFrom('profile')
    .select(['full_name', 'email', 'phone', 'location', 'linkedin_url', 'employee_type'])
    .select(['availability', 'salary', 'rate', 'visa', 'is_open_to_work'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  const { employee_type: employeeType, is_open_to_work: isOpen, ...told } = row
  return {
    ...told,
    employeeType,
    availability: row.availability ?? 0,
    salary: row.salary === null ? null : Number(row.salary),
    rate: row.rate === null ? null : Number(row.rate),
    trafficlight_status: isOpen ? 1 : 0,
  }
}

/** A choice counts from the day on which it is said. */
function saidNow(availability: number, now: Date) {
  return availability === 0
    ? { availability: null, availability_said_at: null, free_from: null }
    : { availability, availability_said_at: now, free_from: freeFrom(availability, now) }
}
