import type { contractorJobs, JobListItem } from '@headframe/wire'
import { mostOnMap, sizes } from '@headframe/wire'
import type { Reading } from '../../../db/open.ts'
import { pageOf } from '../../../kit/paging.ts'
import type { Page, Part } from '../../../kit/paging.ts'
import { findPlacesNamed } from '../../../kit/places.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import { listItemOf } from '../../../market/jobs/list-item.ts'
import { countUnranked } from '../../../market/matches/best-first.ts'
import { matchesForContractor } from '../../../market/matches/find-matches.ts'
import { startOf } from '../../../market/near.ts'
import { findHome } from '../../../market/people/home.ts'
import { listBestJobs } from './best-matches.ts'
import { readJobSearch } from './job-search.ts'
import type { JobSearch } from './job-search.ts'
import { countOpenJobs, listOpenJobs } from './queries.ts'
import type { OpenJobCounts } from './queries.ts'
import { countAnew, rememberCounts } from './remembered-counts.ts'

/** The jobs that are open now: a list in pages, or all that have a place for a map. */
export const findJobs: UseCase<typeof contractorJobs.find> = async (context, wish) => {
  const { db, actor, now, world } = context
  const search = await readJobSearch(wish, {
    now,
    contractorId: actor?.contractorId,
    findPlaces: (name, most) => findPlacesNamed(context, name, most),
  })
  const count = () => countOpenJobs(db, search)
  const pageWith = async ({ total, withoutLocation }: OpenJobCounts) => {
    const rows = async (part: Part) => {
      const jobs = await listInOrder(db, search, part, total)
      const openings = {
        kind: 'job',
        ids: wish.view === 'map' ? [] : jobs.map(({ id }) => id),
      } as const
      const home = await findHome(db, actor?.contractorId)
      const matches = await matchesForContractor(db, actor?.contractorId, openings, now)
      return jobs.map((job) =>
        listItemOf(job, {
          now,
          apiUrl: world.config.apiUrl,
          near: startOf(search.near),
          home,
          match: matches.get(job.id),
        }),
      )
    }
    const page =
      wish.view === 'map'
        ? await wholeMap(total, rows)
        : await pageOf(wish, sizes.contractorPageSize, { count: async () => total, rows })
    const { contractorId, order } = search
    const isByMatch = order === 'match' && contractorId !== undefined
    const counts: Record<string, number> = { 'without-location': withoutLocation }
    if (isByMatch) counts['unranked'] = await countUnranked(db, 'job', contractorId, total)
    return { ...page, counts }
  }

  const page = await pageWith(await rememberCounts(world.database, search, count))
  // Some have ended since they were counted: the last page may be another one now.
  return isWhole(page) ? page : pageWith(await countAnew(world.database, search, count))
}

function listInOrder(db: Reading, search: JobSearch, part: Part, total: number) {
  const { contractorId, order } = search
  return order === 'match' && contractorId !== undefined
    ? listBestJobs(db, { ...search, contractorId }, part, total)
    : listOpenJobs(db, search, part, total)
}

function isWhole({ rows, total, page, perPage }: Page<JobListItem>): boolean {
  return rows.length >= Math.min(perPage, total - (page - 1) * perPage)
}

async function wholeMap(
  total: number,
  rows: (part: Part) => Promise<JobListItem[]>,
): Promise<Page<JobListItem>> {
  const located = await rows({ limit: mostOnMap, offset: 0 })
  return { rows: located, total, page: 1, perPage: mostOnMap, pages: 1 }
}
