import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { notUnderstood, parameter } from '../core/fields.ts'
import { dateOnCard } from './date-on-card.ts'
import { sizes } from '../options.ts'
import { words } from '../words.ts'

export const factKinds = ['job', 'study', 'skill', 'ticket'] as const
export type FactKind = (typeof factKinds)[number]

const textOrNull = z.nullable(z.string())

/** One thing that a profile says of somebody, whatever its kind: what has no place in a kind is null. */
export const resumeFact = z.object({
  kind: z.enum(factKinds),
  /** The title of a job; what was studied, is known, or is held. */
  name: textOrNull,
  /** The company, the school, whoever issued it. */
  where: textOrNull,
  /** Where a job was; the machine of a ticket. */
  place: textOrNull,
  /** `YYYY-MM`, or `YYYY`: begun, issued. Of a ticket also `YYYY-MM-DD`. */
  start: textOrNull,
  /** Ended, completed, expires. */
  end: textOrNull,
  is_current: z.boolean(),
})
export type ResumeFact = z.output<typeof resumeFact>

const ownFact = z.object({
  /** What it is changed by; another one after each change. */
  key: z.string(),
  /** What it is known by again; the same however it is changed. */
  entry: z.string(),
  fact: resumeFact,
  /** Changed or added by the person. */
  is_yours: z.boolean(),
  is_hidden: z.boolean(),
  /** The resume says nothing of it. */
  is_added: z.boolean(),
  /** What the resume says in its place; null where it says nothing else. */
  read: z.nullable(resumeFact),
  /** A ticket that may have an end. */
  may_expire: z.boolean(),
})
export type OwnFact = z.output<typeof ownFact>

const factDifference = z.object({
  is: z.enum(['new', 'different', 'gone']),
  /** What the profile says now, and what it would say otherwise; null is nothing. */
  stands: z.nullable(resumeFact),
  otherwise: z.nullable(resumeFact),
  /** By which what stands is changed; null where it would be added. */
  key: textOrNull,
  /** The person's own word stands against the resume. */
  is_yours: z.boolean(),
})
export type FactDifference = z.output<typeof factDifference>

export const ownFacts = z.object({
  /** False until a resume has been looked at; then there is nothing to correct, and nothing to add to. */
  has_resume: z.boolean(),
  /** Then all that stands here is what the person adds. */
  is_unreadable: z.boolean(),
  facts: z.array(ownFact),
  /** Between this resume and the one before, until the person has looked at them. */
  differences: z.array(factDifference),
})
export type OwnFacts = z.output<typeof ownFacts>

const said = {
  kind: z.enum(factKinds, notUnderstood),
  name: line(),
  where: line(),
  place: line(),
  start: date(),
  end: date(),
  is_current: z.boolean(notUnderstood),
}

const rules = [
  {
    field: 'name',
    text: words.factNameRequired,
    holds: ({ kind, name, where }: Record<string, unknown>) =>
      Boolean(name) || (kind === 'job' && Boolean(where)),
  },
  {
    field: 'end',
    text: words.endBeforeStart,
    holds: ({ start, end }: Record<string, unknown>) =>
      typeof start !== 'string' || typeof end !== 'string' || isInOrder(start, end),
  },
]

const key = { key: { thing: 'fact', of: 'contractor' } } as const
const fallback = words.profileNotSaved

/** What a contractor's profile says from their resume: shown to them, corrected, hidden and added to. */
export const contractorFacts = defineCalls({
  show: {
    method: 'GET',
    path: '/contractor/facts',
    says: 'Jobs, studies, skills and tickets as the profile says them, and what a new resume changed.',
    who: ['contractor'],
    input: z.object({}),
    output: ownFacts,
  },
  add: {
    method: 'POST',
    path: '/contractor/facts',
    says: 'Adds what the resume does not say. Said twice it is the same as said once.',
    who: ['contractor'],
    body: 'json',
    input: z.object(said),
    rules,
    output: ownFacts,
    refusals: {
      TOO_MANY_SAVED: `You can correct up to ${sizes.corrections} entries.`,
      PROFILE_INCOMPLETE: 'Please upload your resume first.',
    },
    fallback,
  },
  keepFormer: {
    method: 'POST',
    path: '/contractor/facts/former',
    says: 'Adds all that the resume before said and the new one does not, as if each had been added.',
    who: ['contractor'],
    input: z.object({}),
    output: ownFacts,
    refusals: { TOO_MANY_SAVED: `You can correct up to ${sizes.corrections} entries.` },
    fallback,
  },
  correct: {
    method: 'PATCH',
    path: '/contractor/facts/{key}',
    says: 'Puts the person’s word in the place of what was read; what was read takes it back.',
    who: ['contractor'],
    body: 'json',
    input: z.object({ key: parameter, ...said }),
    names: key,
    rules,
    output: ownFacts,
    refusals: {
      NOT_FOUND: words.factGone,
      TOO_MANY_SAVED: `You can correct up to ${sizes.corrections} entries.`,
    },
    fallback,
  },
  hide: {
    method: 'DELETE',
    path: '/contractor/facts/{key}',
    says: 'Hides what was read, and takes away what was added.',
    who: ['contractor'],
    input: z.object({ key: parameter }),
    names: key,
    output: ownFacts,
    refusals: {
      NOT_FOUND: words.factGone,
      TOO_MANY_SAVED: `You can correct up to ${sizes.corrections} entries.`,
    },
    fallback,
  },
  settle: {
    method: 'POST',
    path: '/contractor/facts/settled',
    says: 'The person has looked at what the new resume changed.',
    who: ['contractor'],
    input: z.object({}),
    output: ownFacts,
    fallback,
  },
})

function line() {
  return z.pipe(
    z.transform((value) => (typeof value === 'string' ? value.trim() || null : (value ?? null))),
    z.nullable(z.string(notUnderstood).check(z.maxLength(sizes.lineLength))),
  )
}

/** A day, a month or a year, however it is typed. */
function date() {
  return z.pipe(
    z.transform((value) =>
      typeof value === 'string' ? (dateOnCard(value) ?? (value.trim() || null)) : (value ?? null),
    ),
    z.nullable(
      z
        .string(words.dateUnreadable)
        .check(z.refine((value) => dateOnCard(value) === value, words.dateUnreadable)),
    ),
  )
}

/** A year alone may be any of its months, and a month any of its days. */
function isInOrder(start: string, end: string): boolean {
  const length = Math.min(start.length, end.length)
  return start.slice(0, length) <= end.slice(0, length)
}
