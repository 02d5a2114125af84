import { Refusal } from '@headframe/wire'
import type { Reading } from '../../../db/open.ts'
import { mustFindJob } from '../../../market/jobs/named-job.ts'

/** A draft that was one a moment ago was deleted in another window, or has gone live there. */
export async function tellWhatCameBetween(
  db: Reading,
  companyId: string,
  id: string,
): Promise<never> {
  await mustFindJob(db, companyId, id)
  throw new Refusal('NOT_A_DRAFT')
}
