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

const checks = ['work_rights', 'start_date', 'rate', 'roster', 'location', 'work_type'] as const

const score = z.int().check(z.minimum(0), z.maximum(100))
const evidenceOrNull = z.nullable(evidence)

/** How well a person and a job fit, and why. Until somebody compares them there is none. */
export const match = z.nullable(
  z.object({
    score,
    checks: z.array(
      z.object({
        key: z.enum(checks),
        result: z.enum(['pass', 'fail', 'unknown']),
        text: z.string(),
        evidence: evidenceOrNull,
      }),
    ),
    reasons: z.array(z.object({ text: z.string(), job: evidenceOrNull, person: evidenceOrNull })),
    missing: z.array(z.object({ text: z.string(), job: evidenceOrNull })),
    improve: z.array(z.string()),
  }),
)

/** The same in a list: never more than the whole says. */
export const shortMatch = z.nullable(
  z.object({
    score,
    /** The keys of the checks that failed. */
    failed: z.array(z.enum(checks)),
    /** The strongest one. */
    reason: z.nullable(z.string()),
  }),
)
