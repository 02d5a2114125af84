import { sql } from 'kysely'
import type { Reading } from '../../../db/open.ts'
import type { JobSearch } from './job-search.ts'
import { inReach } from './queries.ts'

export interface AskedList {
  readonly search: JobSearch
  /** Which postings it is asked about. */
  readonly ids: readonly string[]
}

/** So many are asked at a time: each is a query of its own to the database's planner. */
const listsAtOnce = 25

/** For each of these lists, which of the postings are in it: asked by the code of the list itself. */
export async function findJobsInLists(
  db: Reading,
  lists: readonly AskedList[],
): Promise<ReadonlySet<string>[]> {
  const found: Set<string>[] = []
  for (let start = 0; start < lists.length; start += listsAtOnce) {
    found.push(...(await askTogether(db, lists.slice(start, start + listsAtOnce))))
  }
  return found
}

async function askTogether(db: Reading, lists: readonly AskedList[]): Promise<Set<string>[]> {
  const found = lists.map(() => new Set<string>())
  const asked = lists.map(({ search, ids }, list) =>
    inReach(db, search, 'along the list')
      .where('job.id', '=', sql<string>`any(${ids}::uuid[])`)
      .select(['job.id', sql.lit(list).as('list')]),
  )
  const [first, ...others] = asked
  if (!first) return found
  const all = others.reduce((together, one) => together.unionAll(one), first)
  for (const { id, list } of await all.execute()) found[list]?.add(id)
  return found
}
