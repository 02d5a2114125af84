import { sql } from 'kysely'
import type { Reading } from '../../../db/open.ts'
import { instantOf } from '../../../domain/instants.ts'
import { toldReason } from '../../../market/told-reason.ts'

interface ExportedMessage {
  readonly from: string
  readonly body: string
  readonly timestamp: number
}

const messages = sql<ExportedMessage[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'from', case when is_from_company then 'company' else 'contractor' end,
    'body', body,
    'timestamp', floor(extract(epoch from sent_at))
  ) order by position), '[]')
  from community_message where member_id = member.id
)`

/** The talent pools that somebody applied to, what was decided, written and answered there. */
export async function listMemberships(db: Reading, contractorId: string) {
  const rows = await db
    .selectFrom('community_member as member')
    .innerJoin('community', 'community.id', 'member.community_id')
    .innerJoin('company', 'company.id', 'community.company_id')
    .leftJoin('availability_answer as free', 'free.member_id', 'member.id')
    .select(['community.id', 'community.title', 'company.name as company_name'])
    .select(['member.status', 'member.applied_at', 'member.decided_at'])
    .select(toldReason('member').as('reason'))
    .select(['free.asked_at', 'free.answer', 'free.free_from', 'free.answered_at'])
    .select(messages.as('messages'))
    .where('member.contractor_id', '=', contractorId)
    .orderBy('member.applied_at')
    .execute()
  return rows.map(({ applied_at, decided_at, asked_at, answered_at, ...membership }) => ({
    ...membership,
    application_date: instantOf(applied_at),
    decision_date: decided_at && instantOf(decided_at),
    asked_date: asked_at && instantOf(asked_at),
    answer_date: answered_at && instantOf(answered_at),
  }))
}

/** A company's talent pools. Their members are ids: their facts are their own. */
export async function listPools(db: Reading, companyId: string) {
  const pools = await db
    .selectFrom('community')
    .select(['id', 'title', 'status', 'type', 'work_type', 'location', 'project_id'])
    .select(['location_lat', 'location_lng', 'description', 'rate', 'rate_type'])
    .select(['requirements', 'qualifications', 'hiring_by as timeline_date', 'created_at'])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .execute()
  const members = Map.groupBy(await listMembers(db, companyId), ({ pool }) => pool)
  return pools.map(({ created_at, rate, ...pool }) => ({
    ...pool,
    rate: Number(rate),
    creation_date: instantOf(created_at),
    members: (members.get(pool.id) ?? []).map(({ member }) => member),
  }))
}

async function listMembers(db: Reading, companyId: string) {
  const rows = await db
    .selectFrom('community_member as member')
    .innerJoin('community', 'community.id', 'member.community_id')
    .leftJoin('availability_answer as free', 'free.member_id', 'member.id')
    .select(['member.community_id', 'member.contractor_id', 'member.status', 'member.reason'])
    .select(['member.applied_at', 'member.decided_at'])
    .select(['free.answer', 'free.free_from', 'free.answered_at'])
    .select(messages.as('messages'))
    .where('community.company_id', '=', companyId)
    .orderBy('member.applied_at')
    .execute()
  return rows.map(({ community_id, applied_at, decided_at, answered_at, ...member }) => ({
    pool: community_id,
    member: {
      ...member,
      application_date: instantOf(applied_at),
      decision_date: decided_at && instantOf(decided_at),
      answer_date: answered_at && instantOf(answered_at),
    },
  }))
}

export async function listProjects(db: Reading, companyId: string) {
  const rows = await db
    .selectFrom('project')
    .select(['id', 'name', 'summary', 'budget', 'start_date', 'length', 'created_at'])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ created_at, budget, ...project }) => ({
    ...project,
    budget: budget === null ? null : Number(budget),
    creation_date: instantOf(created_at),
  }))
}
