import * as z from 'zod/mini'

/** What a resume says of the next job. It is offered to its owner, and counts once they have said it themselves. */
export const saidInResume = z.object({
  /** As it is typed. */
  roster: z.optional(z.string()),
  notice_days: z.optional(z.int()),
  /** `now`, or a day such as 2027-01-12. */
  available_from: z.optional(z.string()),
})
