import { companyJobs } from '@headframe/wire'

import { send } from '../../../../calls/client.ts'

/** A draft to write into; one that nobody has written into yet is given again. */
export async function beginDraft(): Promise<string> {
  const { uuid } = await send(companyJobs.newDraft, {}, { losesNothing: true })
  return uuid
}
