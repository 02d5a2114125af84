import { Refusal } from '@headframe/wire'
import type { Reading } from '../../../db/open.ts'
import { mustBeDraft, mustFindJob } from '../../../market/jobs/named-job.ts'

/** A draft that was one a moment ago was deleted in another window, has gone live there, or was changed. */
export async function tellWhatCameBetween(
  db: Reading,
  companyId: string,
  id: string,
): Promise<never> {
  mustBeDraft(await mustFindJob(db, companyId, id))
  throw new Refusal('CHANGED_ELSEWHERE')
}
