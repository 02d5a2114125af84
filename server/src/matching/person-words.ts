import type { ResumeFacts } from '../resumes/resume-facts.ts'

/**
 * All that is looked at of a person: see `matchedFacts` in the wire, which tells them so. No name, no
 * picture, no age, no address, and of the resume nothing but work, skills, tickets and what was studied.
 */
export interface PersonWords {
  readonly role: string | null
  readonly industry: string | null
  readonly answers: readonly { readonly id: number; readonly response: string }[]
  readonly resume: {
    readonly content: string
    readonly facts: Pick<ResumeFacts, 'jobs' | 'studies' | 'tags' | 'licences'>
  }
  /** Months are counted up to this day. */
  readonly asOf: Date
}
