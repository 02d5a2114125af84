/** Words that stand literally in a field, and where: in UTF-16 units, none in a list of short texts. */
export interface Quote {
  readonly source: 'job' | 'profile' | 'resume' | 'answer'
  readonly field: string
  readonly text: string
  readonly start: number | null
  readonly end: number | null
}

/** Something of a person, and the words that told it. */
export interface Quoted {
  readonly name: string
  readonly quote: Quote
}

/** A skill, a tool, a machine or a ticket that a text names, and where. */
export interface Term {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** From nobody with a year behind them to whoever answers for a site. */
export const levels = { trainee: 0, worker: 1, senior: 2, supervisor: 3, manager: 4 } as const
export type Level = (typeof levels)[keyof typeof levels]

/** What of a posting, or of a talent pool, is compared with people. Small: a hundred thousand are gone through. */
export interface OpeningGist {
  readonly occupations: readonly AskedWork[]
  readonly level: Level
  readonly years: number | null
  readonly tickets: readonly AskedTicket[]
  readonly skills: readonly AskedSkill[]
  readonly industry: string | null
  readonly words: readonly string[]
}

export interface AskedSkill {
  readonly name: string
  readonly weight: number
  /** Wanted of somebody, and not only spoken of. */
  readonly isAsked: boolean
  /** Any of these will do. */
  readonly either?: readonly string[]
}

export interface AskedTicket {
  readonly name: string
  readonly isNeeded: boolean
  /** Any of these will do. */
  readonly either?: readonly string[]
}

export interface AskedWork {
  readonly name: string
  /** Less where only the description speaks of it. */
  readonly weight: number
  /** Named by the role that it is listed as, and not by the title. */
  readonly isRole: boolean
}

/** What a person brings, as it is kept: tickets with the last day on which they hold. */
export interface KeptGist extends Omit<PersonGist, 'tickets' | 'skills'> {
  readonly tickets: readonly { readonly name: string; readonly lastDay?: string }[]
  readonly skills: readonly KeptSkill[]
}

export interface KeptSkill {
  readonly name: string
  readonly isFromWork: boolean
  /** Of a ticket alone, that ends on this day. */
  readonly lastDay?: string
}

/** What of a person is compared with postings on a day. */
export interface PersonGist {
  readonly occupations: readonly WorkedAs[]
  readonly tickets: readonly { readonly name: string; readonly hasExpired: boolean }[]
  readonly skills: readonly { readonly name: string; readonly isFromWork: boolean }[]
  readonly industry: string | null
  readonly words: readonly string[]
}

export interface WorkedAs {
  readonly name: string
  /** Null where no dates tell. */
  readonly months: number | null
  /** How long it has been over; 0 while it goes on. */
  readonly monthsAgo: number
  /** When it was is not told: nothing is said of how long ago. */
  readonly isUndated?: true
  readonly level: Level
  /** Named by the profile alone, while the resume speaks of other work: what somebody would like to do. */
  readonly isWish?: true
  /** Named by the profile alone, for work that the resume calls something near: its months are of that. */
  readonly isNearName?: true
  /** What the role on the profile alone would say of it: whoever has done it too is never behind that. */
  readonly byRole?: Omit<WorkedAs, 'name' | 'byRole'>
}

/** What a gist was read from, by the name of each thing in it. */
export interface Quotes {
  readonly occupations: Readonly<Record<string, Quote>>
  readonly tickets: Readonly<Record<string, Quote>>
  readonly skills: Readonly<Record<string, Quote>>
  readonly years?: Quote
  readonly industry?: Quote
}

export interface Read<Gist> {
  readonly gist: Gist
  readonly quotes: Quotes
}
