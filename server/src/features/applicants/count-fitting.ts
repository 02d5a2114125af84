import type { applicants } from '@headframe/wire'
import { fairMatch, strongMatch } from '@headframe/wire'
import { mustFindJob } from '../../market/jobs/named-job.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { countMatches } from './queries.ts'

/** Fewer could be told apart by who has just registered. */
const leastTold = 5

/** How many a posting suits; who they are is theirs to say, by applying. */
export const countFitting: UseCase<typeof applicants.fitting> = async (
  { db, actor, now },
  { id },
) => {
  const job = await mustFindJob(db, actor.companyId, id)
  const { strong, fair } = await countMatches(
    db,
    job.id,
    { strong: strongMatch, fair: fairMatch },
    now,
  )
  return { strong: toldOf(strong), fair: toldOf(fair) }
}

function toldOf(count: number): number | null {
  return count < leastTold ? null : count
}
