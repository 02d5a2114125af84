import type { contractorMatching } from '@headframe/wire'
import { fairMatch, recommendedJobs } from '@headframe/wire'
import type { UseCase } from '../../../kit/use-case.ts'
import { matchesForContractor } from '../../../market/matches/find-matches.ts'
import { findHome } from '../../../market/people/home.ts'
import { listItemOf } from '../../../market/jobs/list-item.ts'
import { listJobsNamed } from '../queries.ts'
import { findBestJobs } from './queries.ts'

/** As many are looked at as could push those that go against a wish off the list. */
const lookedAt = 60

/** A job that goes against a wish is never hidden, but those that go against fewer are recommended before it. */
export const recommendJobs: UseCase<typeof contractorMatching.recommended> = async ({
  db,
  actor,
  now,
  world,
}) => {
  const { contractorId } = actor
  const ids = await findBestJobs(db, contractorId, now, lookedAt)
  const matches = await matchesForContractor(db, contractorId, { kind: 'job', ids }, now)
  const best = ids
    .flatMap((id) => {
      const match = matches.get(id)
      const failed = match?.checks.filter(({ result }) => result === 'fail').length ?? 0
      return match && match.score >= fairMatch ? [{ id, match, failed }] : []
    })
    .toSorted((a, b) => a.failed - b.failed || b.match.score - a.match.score)
    .slice(0, recommendedJobs)

  const home = await findHome(db, contractorId)
  const jobs = await listJobsNamed(
    db,
    contractorId,
    best.map(({ id }) => id),
  )
  return best.flatMap(({ id, match }) => {
    const job = jobs.find((one) => one.id === id)
    return job ? [listItemOf(job, { now, apiUrl: world.config.apiUrl, home, match })] : []
  })
}
