import * as z from 'zod/mini'
import { named } from '../core/fields.ts'
import type { Owned } from '../core/names.ts'

/** A posting, whatever has become of it. */
export const ownJob = { thing: 'job', of: 'company' } as const satisfies Owned

/** The three names that a job has in bodies mean the same; without any of them nothing is found. */
export const anyJobId = {
  jobUUID: z.optional(named),
  uuid: z.optional(named),
  jobId: z.optional(named),
}

export const anyJobIdNames = { jobUUID: ownJob, uuid: ownJob, jobId: ownJob } as const
