import * as z from 'zod/mini'
import { isIdText, named, notUnderstood, optionalParameter } from '../core/fields.ts'
import type { Owned } from '../core/names.ts'

/** A posting, whatever has become of it. */
export const ownJob = { thing: 'job', of: 'company' } as const satisfies Owned

/** The three names that a job has in bodies mean the same; without any of them nothing is found. */
export const anyJobId = {
  jobUUID: z.optional(named),
  uuid: z.optional(named),
  jobId: z.optional(named),
}

/** Of the draft as it was seen. Without it nobody is warned of other windows. */
export const seenRevision = optionalParameter(
  z.pipe(
    z.transform((value) => (typeof value === 'string' && isIdText(value) ? Number(value) : value)),
    z.int(notUnderstood),
  ),
)

export const anyJobIdNames = { jobUUID: ownJob, uuid: ownJob, jobId: ownJob } as const
