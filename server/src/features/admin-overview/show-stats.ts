import type { adminOverview } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { sumTallies } from '../../market/tallies.ts'
import type { Totals } from '../../market/tallies.ts'

const periodMs = 30 * 24 * 3600_000
const none: Totals = { total: 0, recent: 0, before: 0 }

export const showStats: UseCase<typeof adminOverview.stats> = async ({ db, now }) => {
  const since = new Date(now.getTime() - periodMs)
  const before = new Date(since.getTime() - periodMs)
  const sums = await sumTallies(db, { since, before })
  const of = (kind: string) => sums.get(kind) ?? none
  const [companies, contractors] = [of('company'), of('contractor')]
  const [jobs, applications] = [of('job'), of('application')]
  return {
    total_companies: companies.total,
    total_contractors: contractors.total,
    total_jobs: jobs.total,
    total_applications: applications.total,
    growth: {
      companies: growthOf(companies),
      contractors: growthOf(contractors),
      jobs: growthOf(jobs),
      applications: growthOf(applications),
    },
    lately: { companies, contractors, jobs, applications },
  }
}

/** Percent to one place. From nothing on, there is no growth to speak of. */
function growthOf({ recent, before }: Totals): number | null {
  return before === 0 ? null : Math.round(((recent - before) / before) * 1000) / 10
}
