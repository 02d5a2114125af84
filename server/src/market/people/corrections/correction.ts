import type { ResumeFact } from '@headframe/wire'
import type { ResumeFacts } from '../../../resumes/resume-facts.ts'
import { factsIn, pairUp } from './shown-facts.ts'

/** What somebody says instead of what their resume says, or beside it. */
export interface Correction {
  readonly id: string
  /** What is meant, as the resume said it then; null for what was added. */
  readonly read: ResumeFact | null
  /** Null for what is hidden. */
  readonly said: ResumeFact | null
}

/** A resume as it was read, or as it counts once its owner has corrected it. */
export interface Reading {
  readonly facts: ResumeFacts
  readonly text: string
}

/** Which fact of a reading each correction is about. What was added is about the resume as soon as that says it too. */
export function meantBy(
  corrections: readonly Correction[],
  facts: ResumeFacts,
): Map<Correction, ResumeFact> {
  return pairUp(corrections, factsIn(facts), { of: aboutIn, and: (fact) => fact })
}

/** What a correction may be known by again. */
export function aboutIn({ read, said }: Correction): ResumeFact[] {
  return [read, said].filter((fact) => fact !== null)
}
