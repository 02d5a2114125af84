import type { DescribedFact } from '@headframe/wire'

/** What a writer is told about a person: the disclosed facts, by name. Absent ones are null or empty. */
export interface PersonFacts extends Record<DescribedFact, unknown> {
  readonly firstName: string
  readonly industry: string | null
  readonly role: string | null
  readonly state: string | null
  /** `now`, or a day such as `from 3 March 2027`. */
  readonly availability: string | null
  /** `PTY` through a company of one's own, `PAYG` as somebody on the payroll. */
  readonly contractType: 'PTY' | 'PAYG' | null
  readonly experienceMonths: number | null
  readonly currentTitle: string | null
  readonly currentCompany: string | null
  /** Newest first; the present one is among them. */
  readonly employers: readonly string[]
  readonly skills: readonly string[]
  readonly licences: readonly string[]
  readonly answers: readonly AnsweredQuestion[]
  /** In the person's own words. */
  readonly idealRole: string | null
}

export interface AnsweredQuestion {
  readonly question: string
  readonly response: string
}

/** Writes the description of a person as plain text. Throws `ProviderDown`. */
export interface Writer {
  readonly provider: 'built-in' | 'service'
  /** Another variation of the same facts is another text. */
  describe(facts: PersonFacts, variation: number): Promise<string>
}
