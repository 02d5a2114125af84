import { timeZoneOf } from '@headframe/wire'
import type { Chore, Task, Work } from '../../../kit/world.ts'
import { findJobsInLists } from '../search/jobs-in-lists.ts'
import { keysOfPosting } from './coarse-keys.ts'
import { nextTelling } from './next-telling.ts'
import { keepFinds, listNewJobs, listSearchesAfter, takeNews } from './queries.ts'
import type { NewJob, Place, WaitingSearch } from './queries.ts'
import { wishReader } from './read-wishes.ts'
import { tellOfFinds } from './tell-of-finds.ts'

const mostNews = 1000
const searchesAtOnce = 2000
/** Of more postings than these, most searches have a key: then all are looked through in their order. */
const fewNews = 20

const beginning: Place = { hash: '', id: '00000000-0000-0000-0000-000000000000' }

/** Every minute, whatever went live or was changed is held against the saved searches. */
export const noticeNews: Chore = {
  everyMinutes: 1,
  task: {
    name: 'notice-new-jobs',
    tries: 3,
    async run({ db, world: { tasks } }) {
      const jobIds = await takeNews(db, mostNews)
      if (jobIds.length > 0) {
        await tasks.promise(db, lookForFinds, { jobIds, after: beginning })
      }
      await tasks.promiseMissing(db, tellOfFinds, [{}])
    },
  },
}

interface Looking {
  readonly jobIds: readonly string[]
  readonly after: Place
}

/** Some searches at a time, so that a worker that dies has little to do again. */
export const lookForFinds: Task<Looking> = {
  name: 'look-for-finds',
  tries: 6,
  waits: { firstSeconds: 30, longestSeconds: 3600 },
  async run(work, { jobIds, after }) {
    const { db, now, world } = work
    const jobs = (await listNewJobs(db, jobIds, now)).map((job) => ({
      ...job,
      keys: keysOfPosting(job),
    }))
    if (jobs.length === 0) return
    const keys =
      jobs.length <= fewNews ? [...new Set(jobs.flatMap((job) => [...job.keys]))] : undefined
    const searches = await listSearchesAfter(db, after, keys, searchesAtOnce)
    await keepFinds(db, await findsOf(work, searches, jobs))
    const last = searches.at(-1)
    if (last && searches.length === searchesAtOnce) {
      const place = { hash: last.wish_hash, id: last.id }
      await world.tasks.promise(db, lookForFinds, { jobIds, after: place })
    }
    await world.tasks.promiseMissing(db, tellOfFinds, [{}])
  },
}

/** Those that ask alike are asked once, of the postings that have one of their keys. */
async function findsOf(
  { db, now, world }: Work,
  searches: readonly WaitingSearch[],
  jobs: readonly (NewJob & { readonly keys: ReadonlySet<string> })[],
) {
  const jobsByKey = indexByKey(jobs)
  const read = wishReader(now, world)
  const alike = [...Map.groupBy(searches, ({ wish_hash }) => wish_hash).values()]
  const asked: { searches: readonly WaitingSearch[]; ids: string[] }[] = []
  for (const group of alike) {
    const keys = group[0]?.keys ?? []
    const ids = new Set(keys.flatMap((key) => jobsByKey.get(key) ?? []))
    if (ids.size > 0) asked.push({ searches: group, ids: [...ids] })
  }
  const lists = await Promise.all(
    asked.map(async ({ searches: [first], ids }) => ({
      search: await read(first?.wish ?? {}),
      ids,
    })),
  )
  const found = await findJobsInLists(db, lists)
  const publishedAt = new Map(jobs.map((job) => [job.id, job.published_at]))
  return asked.flatMap((group, at) =>
    group.searches.flatMap((search) =>
      [...(found[at] ?? [])]
        .filter((id) => (publishedAt.get(id) ?? search.since) >= search.since)
        .map((id) => ({
          search_id: search.id,
          job_id: id,
          contractor_id: search.contractor_id,
          due_at: nextTelling(search.frequency, now, timeZoneOf(search.state)),
        })),
    ),
  )
}

function indexByKey(jobs: readonly { readonly id: string; readonly keys: ReadonlySet<string> }[]) {
  const index = new Map<string, string[]>()
  for (const { id, keys } of jobs) {
    for (const key of keys) {
      const ids = index.get(key)
      if (ids) ids.push(id)
      else index.set(key, [id])
    }
  }
  return index
}
