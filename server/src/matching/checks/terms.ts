import type { Match, WorkWishes } from '@headframe/wire'
import type { Point } from '../../domain/distance.ts'
import type { Quote } from '../gists.ts'
import type { SaidOfTerms } from './said-of-terms.ts'

/** Talent pools pay by the year, too. */
export type RateType = 'hour' | 'day' | 'year' | null

/** The terms of the work, as far as they can be held against what somebody needs. */
export interface OpeningTerms {
  /** In seconds; as soon as possible is 1, none is flexible. */
  readonly startDate: number | null
  readonly timeZone: string
  readonly rateCategory: string | null
  readonly rate: number | null
  readonly rateType: RateType
  /** Whether people are told the rate: that of a talent pool is for its company alone. */
  readonly isRateShown: boolean
  readonly roster: string | null
  readonly arrangement: string | null
  /** Those that would be taken; a talent pool may take either. */
  readonly workTypes: readonly string[]
  readonly location: string | null
  readonly point: Point | null
  readonly said: SaidOfTerms
}

/** What somebody can do and asks for. None of it has a part in the score. */
export interface PersonTerms {
  readonly availability: number | null
  readonly availabilitySaidAt: Date | null
  readonly rate: number | null
  readonly rateType: RateType
  /** That of an application, which the profile says nothing of and cannot mend. */
  readonly isRateApplied?: true
  readonly visaStatus: string | null
  readonly home: Point | null
  readonly suburb: string | null
  readonly wishes: WorkWishes
}

/** For whom a match is told. */
export type Reader = 'person' | 'company'

export type CheckKey = Match['checks'][number]['key']
export type Result = Match['checks'][number]['result']
/** Where what is missing can be mended. */
export type Mend = Match['checks'][number]['mend']

/** One condition held against what was said. */
export interface Finding {
  readonly result: Result
  /** For the person themselves. */
  readonly text: string
  /** For a company, which is never told a wish; the same where none is spoken of. */
  readonly forCompany?: string
  readonly job?: Quote
  readonly person?: Quote
  /** The person's own words are wishes, which no company sees. */
  readonly isWish?: true
  readonly mend?: Mend
}

/** Of several conditions one that fails decides, else one that nobody can tell. */
export function worstOf(findings: readonly Finding[], none: Finding): Finding {
  const first = (result: Result) => findings.find((one) => one.result === result)
  return first('fail') ?? first('unknown') ?? first('pass') ?? none
}

export function jobQuote(field: string, text: string): Quote {
  return { source: 'job', field, text, start: 0, end: text.length }
}

export function profileQuote(field: string, text: string): Quote {
  return { source: 'profile', field, text, start: 0, end: text.length }
}
