import { sql } from 'kysely'
import type { Reading } from '../../db/open.ts'
import { monthsSinceParse } from '../library/profile-reading.ts'

export interface CommunityAverages {
  /** Dollars an hour. */
  readonly avg_rate: number | null
  /** Months. */
  readonly avg_experience: number | null
}

/** Of so few, an average would tell what one of them asks for. */
const fewestForStrangers = 5

/** A day has ten hours. */
const hourlyRate = sql<number>`case rate_type when 'day' then rate / 10 else rate end`

/** Over the members who have the value; those whom a company has declined are still its members. */
export async function findAverages(
  db: Reading,
  communityId: string,
  now: Date,
  reader: 'its company' | 'a stranger',
): Promise<CommunityAverages> {
  const months = sql<number>`total_months
    + case when is_employed then ${monthsSinceParse(now, 'resume.read_at')} else 0 end`
  const fewest = reader === 'a stranger' ? fewestForStrangers : 1
  const { rate, experience } = await db
    .selectFrom('community_member as member')
    .innerJoin('contractor', 'contractor.id', 'member.contractor_id')
    .leftJoin('resume', (join) =>
      join.onRef('resume.contractor_id', '=', 'contractor.id').on('resume.place', '=', 'active'),
    )
    .leftJoin('resume_reading', 'resume_reading.resume_id', 'resume.id')
    .select([mean(hourlyRate, 2, fewest).as('rate'), mean(months, 0, fewest).as('experience')])
    .where('member.community_id', '=', communityId)
    .executeTakeFirstOrThrow()
  return {
    avg_rate: rate === null ? null : Number(rate),
    avg_experience: experience === null ? null : Number(experience),
  }
}

function mean(value: ReturnType<typeof sql<number>>, decimals: number, fewest: number) {
  return sql<string | null>`case when count(${value}) >= ${sql.lit(fewest)}
    then round(avg(${value})::numeric, ${sql.lit(decimals)}) end`
}
