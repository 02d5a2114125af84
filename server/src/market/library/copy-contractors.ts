import { sql } from 'kysely'
import { freeFrom, homeInWords, visaOther } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'
import type { Task } from '../../kit/world.ts'
import type { ResumeFacts } from '../../resumes/resume-facts.ts'
import { nameOrder } from './profile-rows.ts'
import { settleProfiles } from './settle-profiles.ts'

/**
 * Every registered contractor stands in the library of the marketplace's own account, as a copy that staff
 * may edit. What the contractor has changed since the last copy is taken over, field by field; everything
 * else stays as staff have it.
 */
export async function copyContractors(
  db: Writing,
  contractorIds: readonly string[],
  now: Date,
): Promise<void> {
  await lockCopies(db, contractorIds)
  const contractors = await findContractors(db, contractorIds)
  if (contractors.length === 0) return
  const copies = await db
    .insertInto('profile')
    .values(contractors.map((contractor) => copyOf(contractor, now)))
    .onConflict((conflict) =>
      conflict.column('contractor_id').doUpdateSet({
        full_name: saidAnew('full_name', 'full_name'),
        name_order: saidAnew('name_order', 'full_name'),
        email: saidAnew('email', 'email'),
        phone: saidAnew('phone', 'phone'),
        location: saidAnew('location', 'location'),
        linkedin_url: saidAnew('linkedin_url', 'linkedin_url'),
        rate: saidAnew('rate', 'rate'),
        visa: saidAnew('visa', 'visa'),
        // Who says the same once more says it from that day on.
        availability: saidAnew('availability', 'availability_date'),
        availability_said_at: saidAnew('availability_said_at', 'availability_date'),
        free_from: saidAnew('free_from', 'availability_date'),
        said: sql.ref('excluded.said'),
      }),
    )
    .returning('id')
    .execute()
  const ids = copies.map(({ id }) => id)
  await settleProfiles(db, ids, now)
}

/** Of two who change the same person at once, the second copies what the first has changed as well. */
async function lockCopies(db: Writing, contractorIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('profile')
    .select('id')
    .where('contractor_id', '=', sql<string>`any(${contractorIds}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** In the order of their ids, so many at a time: those who had registered before there were copies. */
export const copyEverybody: Task<{ after: string }> = {
  name: 'copy-contractors',
  tries: 10,
  async run({ db, now, world }, { after }) {
    const next = await db
      .selectFrom('contractor')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(copiedAtOnce)
      .execute()
    const last = next.at(-1)
    if (!last) return
    await copyContractors(
      db,
      next.map(({ id }) => id),
      now,
    )
    await world.tasks.promise(db, copyEverybody, { after: last.id })
  },
}

const copiedAtOnce = 200

/** The new value where the contractor says something else than at the last copy. */
function saidAnew(column: string, said: string) {
  return sql<never>`case
    when excluded.said -> ${sql.lit(said)} is distinct from profile.said -> ${sql.lit(said)}
    then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`profile.${column}`)} end`
}

function findContractors(db: Writing, ids: readonly string[]) {
  return db
    .selectFrom('contractor')
    .innerJoin('account', 'account.id', 'contractor.id')
    .innerJoin('staff_account', (join) => join.on('staff_account.is_marketplace', '=', true))
    .leftJoin('resume', (join) =>
      join.onRef('resume.contractor_id', '=', 'contractor.id').on('resume.place', '=', 'active'),
    )
    .leftJoin('resume_reading', 'resume_reading.resume_id', 'resume.id')
    .select(['contractor.id', 'contractor.profile_hash', 'first_name', 'last_name', 'phone'])
    .select(['suburb', 'state', 'visa_status', 'visa_status_other', 'rate', 'rate_type'])
    .select(['availability', 'availability_said_at', 'account.email'])
    .select(['staff_account.id as staff_account_id', 'resume_reading.facts'])
    .where('contractor.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

type Contractor = Awaited<ReturnType<typeof findContractors>>[number]

function copyOf(contractor: Contractor, now: Date) {
  const { availability, availability_said_at: saidAt } = contractor
  // Written by our own reader, in the shape of its facts.
  const facts = contractor.facts as ResumeFacts | null
  const said = sayingsOf(contractor, facts)
  return {
    ...said,
    name_order: nameOrder(said.full_name),
    availability_said_at: saidAt,
    free_from: availability !== null && saidAt ? freeFrom(availability, saidAt) : null,
    said: JSON.stringify({
      ...said,
      availability: availability ?? 0,
      availability_date: saidAt && instantOf(saidAt),
    }),
    // Whoever registers here looks for work.
    is_open_to_work: true,
    staff_account_id: contractor.staff_account_id,
    contractor_id: contractor.id,
    hash: contractor.profile_hash,
    added_at: now,
  }
}

function sayingsOf(contractor: Contractor, facts: ResumeFacts | null) {
  const { rate, rate_type: per, visa_status: visa, visa_status_other: otherVisa } = contractor
  return {
    full_name: `${contractor.first_name} ${contractor.last_name}`.trim(),
    email: contractor.email,
    phone: contractor.phone,
    location: homeInWords(contractor, ' ') || null,
    linkedin_url: facts?.linkedinUrl?.value ?? null,
    availability: contractor.availability,
    // By the hour, of which a day has ten.
    rate: rate === null ? null : Math.round((Number(rate) * 100) / (per === 'day' ? 10 : 1)) / 100,
    visa: visa === visaOther ? (otherVisa ?? visa) : visa,
  }
}
