import type { ActivityEvent, adminOverview } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import type { UseCase } from '../../kit/use-case.ts'
import {
  listLatestApplications,
  listLatestCompanies,
  listLatestContractors,
  listLatestPostings,
} from './queries.ts'

const nothing = {
  company_id: null,
  company_name: null,
  industry: null,
  contractor_id: null,
  contractor_name: null,
  photo_hash: null,
  role: null,
  job_title: null,
  job_slug: null,
} as const

/** Each kind reads no more rows than are asked for; the newest of all are told. */
export const showActivity: UseCase<typeof adminOverview.activity> = async ({ db }, { limit }) => {
  const happened = await Promise.all([
    happenedAs('company_registration', listLatestCompanies(db, limit)),
    happenedAs('contractor_registration', listLatestContractors(db, limit)),
    happenedAs('job_post', listLatestPostings(db, limit)),
    happenedAs('job_apply', listLatestApplications(db, limit)),
  ])
  return happened
    .flat()
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || a.id.localeCompare(b.id))
    .slice(0, limit)
    .map(({ id: _id, at, ...event }) => ({ ...nothing, ...event, event_time: instantOf(at) }))
}

type Happened = Partial<ActivityEvent> & { readonly id: string; readonly at: Date }

async function happenedAs(event_type: ActivityEvent['event_type'], rows: Promise<Happened[]>) {
  return (await rows).map((row) => ({ ...row, event_type }))
}
