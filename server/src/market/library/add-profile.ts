import type { Insertable } from 'kysely'
import { freeFrom, plainAddress } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { nameOrder } from './profile-rows.ts'

/** What is known of somebody who comes into a library; the rest is left to the table. */
export interface NewProfile {
  readonly staffAccountId: string
  readonly fullName: string
  readonly email?: string | null
  readonly phone?: string | null
  readonly location?: string | null
  readonly linkedinUrl?: string | null
  readonly visa?: string | null
  readonly employeeType?: number
  readonly availability?: { readonly value: number; readonly saidAt: Date } | null
  readonly salary?: number | null
  readonly rate?: number | null
  readonly isOpenToWork?: boolean
}

/** Whoever adds one settles it once its resume stands beside it. */
export function addProfile(
  db: Writing,
  person: NewProfile,
  now: Date,
): Promise<{ id: string; hash: string }> {
  return db
    .insertInto('profile')
    .values({ ...columnsOf(person), added_at: now })
    .returning(['id', 'hash'])
    .executeTakeFirstOrThrow()
}

function columnsOf(person: NewProfile): Omit<Insertable<Tables['profile']>, 'added_at'> {
  const { availability } = person
  return {
    staff_account_id: person.staffAccountId,
    full_name: person.fullName,
    name_order: nameOrder(person.fullName),
    email: person.email ? plainAddress(person.email) : null,
    phone: person.phone,
    location: person.location,
    linkedin_url: person.linkedinUrl,
    visa: person.visa,
    employee_type: person.employeeType,
    availability: availability?.value,
    availability_said_at: availability?.saidAt,
    free_from: availability && freeFrom(availability.value, availability.saidAt),
    salary: person.salary,
    rate: person.rate,
    is_open_to_work: person.isOpenToWork,
  }
}
