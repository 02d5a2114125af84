import type { Month } from './month.ts'

/** Somebody invented: what is true of them, and so what a resume of theirs has to say. */
export interface Person {
  /** Tells people apart, and is the seed of everything that is drawn or written for them. */
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly looks: Looks
  readonly email: string
  /** In international form, such as +61491570006. */
  readonly phone: string
  readonly home: Home
  readonly linkedin: string | undefined
  readonly workRights: string
  /** What they call themselves in a word or two. */
  readonly trade: string
  readonly summary: string
  /** Newest first. */
  readonly jobs: readonly PastJob[]
  readonly education: readonly Qualification[]
  /** Unpaid work: part of a life, and no part of a working life. */
  readonly volunteering: Volunteering | undefined
  readonly tickets: readonly Ticket[]
  readonly skills: readonly string[]
  readonly referees: readonly Referee[]
}

/** What a portrait has to agree with. */
interface Looks {
  readonly isWoman: boolean
  readonly age: number
  readonly heritage: Heritage
  /** Whether the work is done under a hard hat. */
  readonly wearsHardHat: boolean
}

export type Heritage =
  | 'northern'
  | 'southern'
  | 'east asian'
  | 'south asian'
  | 'pacific'
  | 'african'
  | 'latin'

export interface Home {
  readonly street: string
  readonly suburb: string
  readonly state: string
  readonly postcode: string
}

export interface PastJob {
  readonly title: string
  readonly employer: string
  /** Whose site it was, where the employer was labour hire. */
  readonly client: string | undefined
  readonly place: string
  readonly start: Month
  /** Undefined while the job goes on. */
  readonly end: Month | undefined
  readonly duties: readonly string[]
}

export interface Volunteering {
  readonly role: string
  readonly body: string
  readonly start: Month
  readonly end: Month | undefined
}

export interface Qualification {
  readonly title: string
  readonly institution: string
  readonly year: number
}

export interface Ticket {
  readonly name: string
  readonly number: string | undefined
  readonly expires: Month | undefined
}

export interface Referee {
  readonly name: string
  readonly position: string
  readonly phone: string
  readonly email: string
}
