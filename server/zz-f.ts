import { openDatabase } from './src/db/open.ts'
import { readJobSearch } from './src/features/contractor-jobs/search/job-search.ts'
import { countOpenJobs, listOpenJobs } from './src/features/contractor-jobs/search/queries.ts'
import { countByStatus, listApplicants } from './src/features/applicants/queries.ts'
import { sql } from 'kysely'
const database = await openDatabase({ dataDir: process.argv[2]!, url: undefined })
const db = database.reading
const now = new Date()
const geocoder: any = { search: async () => [{ lat: -31.95, lng: 115.86 }] }
const wishes: Record<string, any> = {
  plain: {},
  fifo: { arrangement: ['fifo'] },
  fifoCustom: { arrangement: ['fifo'], rateCategory: ['custom_rate'], roster: ['8:6'] },
  role: { role: [103] },
  industry: { industry: [1], workType: ['full_time'] },
  rate: { rateMin: 60, rateType: 'hour', sort: 'rate' },
  search: { search: 'jumbo' },
  search2: { search: 'operator pre-start' },
  near: { place: 'Perth', radius: 100 },
  nearFar: { place: 'Perth', radius: 500, sort: 'distance' },
  map: { view: 'map', arrangement: ['fifo'] },
  mapAll: { view: 'map' },
  start: { startBefore: 'asap', sort: 'start' },
}
const only = process.argv[3]
for (const [name, wish] of Object.entries(wishes)) {
  if (only && only !== name) continue
  const search = await readJobSearch(wish, { now, contractorId: undefined, geocoder })
  const t = async (f: () => Promise<any>) => {
    const times = []
    let r
    for (let i = 0; i < 15; i++) {
      const s = performance.now()
      r = await f()
      times.push(performance.now() - s)
    }
    times.sort((a, b) => a - b)
    return [times[0]!.toFixed(1), r]
  }
  const [c, count] = await t(() => countOpenJobs(db, search))
  const [l] = await t(() =>
    listOpenJobs(db, search, { limit: search.onlyLocated ? 1000 : 24, offset: 0 }),
  )
  console.log(name.padEnd(12), 'count', c, 'list', l, JSON.stringify(count))
}
if (!only) {
  const {
    rows: [big],
  } =
    await sql<any>`select job_id from job_application group by 1 order by count(*) desc limit 1`.execute(
      db,
    )
  for (const terms of [[], ['pascoe']]) {
    const which = { jobId: big.job_id, terms }
    for (let i = 0; i < 5; i++) {
      const s = performance.now()
      await countByStatus(db, which)
      const m = performance.now()
      await listApplicants(db, { ...which, status: undefined }, { limit: 20, offset: 0 })
      if (i === 4)
        console.log('applicants', terms, (m - s).toFixed(1), (performance.now() - m).toFixed(1))
    }
  }
}
await database.close()
