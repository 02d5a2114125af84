import * as z from 'zod/mini'
import { visaOptions } from '../options.ts'

/** What a resume says of the fields of a registration; what it does not say, or not surely, is absent. */
export const proposedFields = z.object({
  email: z.optional(z.string()),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  phone: z.optional(z.string()),
  suburb: z.optional(z.string()),
  state: z.optional(z.string()),
  post_code: z.optional(z.string()),
  visa_status: z.optional(z.enum(visaOptions)),
  industry_id: z.optional(z.int()),
  role_id: z.optional(z.int()),
  availability: z.optional(z.number()),
})
export type ProposedFields = z.output<typeof proposedFields>
