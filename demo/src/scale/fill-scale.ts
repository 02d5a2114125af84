import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { inOneTransaction } from '@headframe/server/src/db/call-transaction.ts'
import { noLimits } from '@headframe/server/src/db/limits.ts'
import type { Database, Writing } from '@headframe/server/src/db/open.ts'
import { foldCommunityCounts } from '@headframe/server/src/market/communities/community-counts.ts'
import { foldProfileCounts } from '@headframe/server/src/market/library/profile-counts.ts'
import { foldTallies } from '@headframe/server/src/market/tallies.ts'
import { hashPassword } from '@headframe/server/src/kit/sign-in/passwords.ts'
import { insertApplicants, insertApplications } from './insert-applications.ts'
import { insertCommunities, insertMembers, insertMessages } from './insert-communities.ts'
import { insertCompanies } from './insert-companies.ts'
import { insertContractors } from './insert-contractors.ts'
import { insertPostings } from './insert-postings.ts'
import { insertProfiles } from './insert-profiles.ts'
import {
  insertCommunityReadings,
  insertContractorReadings,
  insertJobReadings,
} from './insert-readings.ts'
import { invented } from './invented.ts'
import type { Roles } from './invented.ts'
import { inventedReadings } from './invented-readings.ts'
import type { Numbers, Scale, ScaleWishes } from './numbers.ts'

/** As it is within ten minutes of any day: what came at once is not a line for each any more. */
const folding = [foldCommunityCounts, foldProfileCounts, foldTallies]

/** Rows of a statement: large enough to be fast, small enough to be nothing to remember. */
const atOnce = 5000

type Filled =
  | 'companies'
  | 'contractors'
  | 'jobs'
  | 'applications'
  | 'pools'
  | 'members'
  | 'messages'
  | 'profiles'

/** Fills a marketplace with as many as are wished for; of those that were filled in before, only with the rest. */
export async function fillScale(
  database: Database,
  wishes: ScaleWishes,
  now: Date,
): Promise<Record<Filled, number>> {
  // Nobody is told the password, so nobody signs in as somebody who was invented.
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'))
  const scale: Scale = {
    ...wishes,
    ...invented(wishes.seed, await findRoles(database)),
    passwordHash,
    now,
  }
  const readings = inventedReadings(scale)
  const inParts = async (many: number, insert: (db: Writing, part: Numbers) => Promise<number>) => {
    let inserted = 0
    for (let from = 1; from <= many; from += atOnce) {
      const part = { from, to: Math.min(many, from + atOnce - 1) }
      inserted += await inOneTransaction(database, (db) => insert(db, part), noLimits)
    }
    return inserted
  }

  const companies = await inParts(wishes.companies, (db, part) => insertCompanies(db, scale, part))
  const contractors = await inParts(wishes.contractors, async (db, part) => {
    const inserted = await insertContractors(db, scale, part)
    if (inserted > 0) await insertContractorReadings(db, scale, readings, part)
    return inserted
  })
  const jobs = await inParts(wishes.jobs, async (db, part) => {
    const inserted = await insertPostings(db, scale, part)
    if (inserted > 0) await insertJobReadings(db, scale, readings, part)
    return inserted
  })
  const spread = await inParts(wishes.contractors, (db, part) =>
    insertApplications(db, scale, part),
  )
  const crowd = await inOneTransaction(database, (db) => insertApplicants(db, scale), noLimits)
  const pools = await inParts(wishes.pools, async (db, part) => {
    const inserted = await insertCommunities(db, scale, part)
    if (inserted > 0) await insertCommunityReadings(db, scale, readings, part)
    return inserted
  })
  const members = await inParts(wishes.contractors, (db, part) => insertMembers(db, scale, part))
  const messages = await inParts(wishes.contractors, (db, part) => insertMessages(db, scale, part))
  const profiles = await inParts(wishes.profiles, (db, part) => insertProfiles(db, scale, part))
  await inOneTransaction(
    database,
    async (db) => {
      for (const { fold } of folding) await fold(db, now)
    },
    noLimits,
  )
  await gatherStatistics(database)
  const applications = spread + crowd
  return { companies, contractors, jobs, applications, pools, members, messages, profiles }
}

async function findRoles({ reading }: Database): Promise<Roles> {
  const rows = await reading
    .selectFrom('role')
    .innerJoin('industry', 'industry.id', 'role.industry_id')
    .select(['role.id', 'role.name as role', 'industry.name as industry'])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Or the database takes its tables for empty ones until it looks by itself. */
export async function gatherStatistics({ upkeep }: Database): Promise<void> {
  await sql`vacuum analyze account, company, contractor, job, job_application, community,
    community_member, community_count, community_message, community_reading,
    community_match, job_reading, contractor_reading, job_match, profile,
    profile_words, upload, profile_count, tally, account_words`.execute(upkeep)
}
