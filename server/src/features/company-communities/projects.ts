import type { Selectable } from 'kysely'
import type { companyCommunities, Faults, Project } from '@headframe/wire'
import { dayOf, productTimeZone, Refusal, sizes, words } from '@headframe/wire'
import type { Tables } from '../../db/tables.ts'
import { instantOf } from '../../domain/instants.ts'
import { pageOf } from '../../kit/paging.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { lockCompany } from '../../market/locks.ts'
import { countProjects, insertProject, listProjectRows } from './queries.ts'

type Create = typeof companyCommunities.createProject

export const listProjects: UseCase<typeof companyCommunities.projects> = ({ db, actor }, wish) =>
  pageOf(wish, sizes.pageSize, {
    count: () => countProjects(db, actor.companyId),
    rows: async (part) => (await listProjectRows(db, actor.companyId, part)).map(projectOf),
  })

export const checkProject: Prepare<Create, undefined> = async (
  { db, actor, now },
  { startDate },
) => {
  if (!(await lockCompany(db, actor.companyId))) throw new Refusal('UNAUTHENTICATED')
  const isPast = startDate !== undefined && startDate < dayOf(now, productTimeZone)
  const faults: Faults = isPast ? { startDate: words.projectStartPast } : {}
  return { subject: undefined, faults }
}

export const createProject: UseCase<Create> = async (
  { db, actor, now },
  { name, summary, budget, startDate, length },
) => {
  const made = await insertProject(db, {
    company_id: actor.companyId,
    name,
    summary,
    budget: budget === null ? null : budget.toFixed(2),
    start_date: startDate,
    length,
    created_at: now,
  })
  return projectOf(made)
}

function projectOf(row: Selectable<Tables['project']>): Project {
  return {
    id: row.id,
    name: row.name,
    summary: row.summary,
    budget: row.budget === null ? null : Number(row.budget),
    startDate: row.start_date,
    length: row.length,
    creation_date: instantOf(row.created_at),
  }
}
