import * as z from 'zod/mini'
import { named } from '../core/fields.ts'

/** The three names that a job has in bodies mean the same; without any of them nothing is found. */
export const anyJobId = {
  jobUUID: z.optional(named),
  uuid: z.optional(named),
  jobId: z.optional(named),
}
