import type { ResumeFacts } from '@headframe/server/src/resumes/resume-facts.ts'
import type { HonestTruth } from './documents.ts'
import { fields } from './fields.ts'
import type { Field } from './fields.ts'
import { f1Of, sumOf } from '../resume-checks.ts'

export interface Judged {
  readonly facts: ResumeFacts | undefined
  readonly truth: HonestTruth
}

export interface Score {
  readonly precision: number
  readonly recall: number
  readonly f1: number
}

/** Over all documents at once: somebody with twenty tickets counts twenty times. */
export function scoreOf(field: Field, documents: readonly Judged[]): Score {
  const outcomes = documents.map(({ facts, truth }) => field.compare(facts, truth))
  const tally = sumOf(
    outcomes.map(({ right, extra, missed }) => ({
      right,
      wrong: extra.length,
      missed: missed.length,
    })),
  )
  const { right, wrong, missed } = tally
  return { precision: share(right, wrong), recall: share(right, missed), f1: f1Of(tally) }
}

/** The mean of the F1 of six fields, or of all. */
export function totalsOf(documents: readonly Judged[]): { core: number; all: number } {
  const meanOf = (some: readonly Field[]) =>
    some.reduce((sum, field) => sum + scoreOf(field, documents).f1, 0) / some.length
  return { core: meanOf(fields.filter(({ isCore }) => isCore)), all: meanOf(fields) }
}

function share(right: number, others: number): number {
  return right === 0 ? 0 : right / (right + others)
}
