import * as z from 'zod/mini'

/** What a check or a reason rests on: the words themselves, and where they stand. */
const evidence = z.object({
  source: z.enum(['job', 'profile', 'resume', 'answer']),
  field: z.string(),
  /** Occurs literally in that field, from `start` to `end`. */
  text: z.string(),
  start: z.nullable(z.int()),
  end: z.nullable(z.int()),
})
export type Evidence = z.output<typeof evidence>

export const matchChecks = [
  'work_rights',
  'start_date',
  'rate',
  'roster',
  'location',
  'work_type',
] as const

const score = z.int().check(z.minimum(0), z.maximum(100))
/** The tickets that are asked for and not held on this day: those that have ended are among them. */
const lacking = z.array(z.string())
const evidenceOrNull = z.nullable(evidence)

/** Where somebody can mend it themselves; null where they cannot, and for companies. */
const mend = z.nullable(z.enum(['wishes', 'profile', 'availability', 'resume']))

const wholeMatch = z.object({
  score,
  lacking,
  checks: z.array(
    z.object({
      key: z.enum(matchChecks),
      result: z.enum(['pass', 'fail', 'unknown']),
      text: z.string(),
      /** What the job says of it, else the person. */
      evidence: evidenceOrNull,
      person: evidenceOrNull,
      mend,
    }),
  ),
  reasons: z.array(z.object({ text: z.string(), job: evidenceOrNull, person: evidenceOrNull })),
  missing: z.array(z.object({ text: z.string(), job: evidenceOrNull, mend })),
  improve: z.array(z.string()),
})
export type Match = z.output<typeof wholeMatch>

/** How well a person and a job fit, and why. Null while nothing is known to compare them by. */
export const match = z.nullable(wholeMatch)

const shortOfMatch = z.object({
  score,
  lacking,
  /** The keys of the checks that failed. */
  failed: z.array(z.enum(matchChecks)),
  /** The strongest one. */
  reason: z.nullable(z.string()),
})
export type ShortMatch = z.output<typeof shortOfMatch>

/** The same in a list: never more than the whole says. */
export const shortMatch = z.nullable(shortOfMatch)
