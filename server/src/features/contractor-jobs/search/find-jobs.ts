import type { contractorJobs, JobListItem } from '@headframe/wire'
import { mostOnMap, sizes } from '@headframe/wire'
import { kilometresBetween } from '../../../domain/distance.ts'
import { pageOf } from '../../../kit/paging.ts'
import type { Page, Part } from '../../../kit/paging.ts'
import { findPlacesNamed } from '../../../kit/places.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import { listItemOf } from '../list-item.ts'
import type { ListedJob } from '../queries.ts'
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
    const rows = async (part: Part) =>
      (await listOpenJobs(db, search, part, total)).map((job) =>
        listItemOf(job, { now, apiUrl: world.config.apiUrl, distanceKm: distanceOf(job, search) }),
      )
    const page =
      wish.view === 'map'
        ? await wholeMap(total, rows)
        : await pageOf(wish, sizes.contractorPageSize, { count: async () => total, rows })
    return { ...page, counts: { 'without-location': withoutLocation } }
  }

  const page = await pageWith(await rememberCounts(world.database, search, count))
  // Some have ended since they were counted: the last page may be another one now.
  return isWhole(page) ? page : pageWith(await countAnew(world.database, search, count))
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

/** How far the work is from the place that was named, to a hundred metres. */
function distanceOf(
  { location_lat: lat, location_lng: lng }: ListedJob,
  { near }: JobSearch,
): number | null {
  if (!near || near === 'nowhere' || lat === null || lng === null) return null
  return Math.round(kilometresBetween(near.point, { lat, lng }) * 10) / 10
}
