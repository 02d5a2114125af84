import * as z from 'zod/mini'

const textOrNull = z.nullable(z.string())

export const careerStep = z.object({
  title: textOrNull,
  company: textOrNull,
  place: textOrNull,
  /** `YYYY-MM`, or `YYYY` where the resume names no month. */
  start: textOrNull,
  /** Null while the job goes on. */
  end: textOrNull,
  is_current: z.boolean(),
})
export type CareerStep = z.output<typeof careerStep>

/** A licence, ticket or card as a resume prints it; dates as those of a career step. */
export const ticket = z.object({
  name: z.string(),
  /** What it lets somebody run: CAT 793F. */
  machine: textOrNull,
  /** For the owner and the administrator only. */
  number: textOrNull,
  issuer: textOrNull,
  state: textOrNull,
  issued: textOrNull,
  expires: textOrNull,
  /** No list of ours knows it: the name is as the resume writes it. */
  as_written: z.boolean(),
})
export type Ticket = z.output<typeof ticket>

/** What somebody has learnt, of whichever school. */
export const study = z.object({ name: z.string(), school: textOrNull, year: z.nullable(z.int()) })
export type Study = z.output<typeof study>
