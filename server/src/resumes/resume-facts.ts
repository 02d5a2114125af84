/** Where a fact was read: offsets into the text of the resume. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface Fact<Value> {
  readonly value: Value
  /** From 0 to 1. What is doubtful says so; what is a guess is left out. */
  readonly confidence: number
  readonly spans: readonly Span[]
}

/** A month, or only a year where the resume names no month. */
export interface MonthOfYear {
  readonly year: number
  readonly month?: number
}

/** The date on a ticket, with its day where one is printed or its owner says it: a card is good to the end of it. */
export interface DateOnTicket extends MonthOfYear {
  readonly day?: number
}

export interface ReadJob {
  readonly title: string | null
  readonly employer: string | null
  /** Whose site it was, when somebody else was the employer. */
  readonly client: string | null
  readonly place: string | null
  readonly start: MonthOfYear | null
  /** Null while the job goes on, and when no end is named. */
  readonly end: MonthOfYear | null
  readonly isCurrent: boolean
  readonly months: number | null
  readonly confidence: number
  readonly span: Span
  /** Its owner says so; their resume does not. */
  readonly isSaid?: true
}

/** What somebody has learnt, and where. */
export interface ReadStudy {
  readonly name: string
  readonly school: string | null
  readonly year: number | null
  readonly span: Span
  readonly isSaid?: true
}

export interface ReadTag {
  readonly tag: string
  /** In how many roles or sections it was found. */
  readonly count: number
  readonly isSaid?: true
}

/** A ticket, with what is printed beside it. Readings of older versions have no more than its expiry. */
export interface ReadLicence {
  readonly name: string
  readonly code: string | null
  readonly number: string | null
  /** As printed, and the month that it tells. */
  readonly expiry: string | null
  readonly expiresOn?: DateOnTicket
  readonly issued?: string
  readonly issuedOn?: DateOnTicket
  readonly issuer?: string
  readonly state?: string
  /** What it lets somebody run: CAT 793F. */
  readonly machine?: string
  /** No list knows it; the name is that of the resume. */
  readonly isAsWritten?: true
  readonly isSaid?: true
}

/** How many entries with dates, of which no job was made, stand on a page; a DOCX has no pages. */
export interface LeftUnread {
  readonly page: number | null
  readonly entries: number
}

/** What was read from a resume. A fact that was not found, or only guessed, is absent. */
export interface ResumeFacts {
  readonly fullName?: Fact<string>
  readonly email?: Fact<string>
  /** In international form, such as +61419390496; as it is written where nothing tells its country. */
  readonly phone?: Fact<string>
  readonly location?: Fact<string>
  readonly linkedinUrl?: Fact<string>
  readonly currentRole?: Fact<string>
  readonly currentCompany?: Fact<string>
  readonly workRights?: Fact<string>
  /** The roster that somebody wishes for, as it is typed. */
  readonly roster?: Fact<string>
  /** The notice that they have to give where they are. */
  readonly noticeDays?: Fact<number>
  /** `now`, or a day such as 2027-01-12. */
  readonly availableFrom?: Fact<string>
  /** Newest first. */
  readonly jobs: readonly ReadJob[]
  /** Distinct employers, newest first. */
  readonly companies: readonly string[]
  /** All roles together, overlapping months once; null when no job has dates. */
  readonly totalMonths: number | null
  /** With the present employer; null without one. */
  readonly currentCompanyMonths: number | null
  /** Mean months per employer. */
  readonly loyaltyMonths: number | null
  readonly tags: readonly ReadTag[]
  readonly licences: readonly ReadLicence[]
  /** Readings of older versions, and resumes without any, do not say. */
  readonly studies?: readonly ReadStudy[]
  /** Readings of older versions do not say. */
  readonly leftUnread?: readonly LeftUnread[]
  /** Where the resume of somebody else begins in the same file, of which nothing was read. */
  readonly secondOnPage?: number
  /** Pages that were read from a picture of them, where letters are mistaken for one another. */
  readonly readFromPicture?: readonly number[]
}

/** What is known where nothing was read. */
export const noFacts: ResumeFacts = {
  jobs: [],
  companies: [],
  totalMonths: null,
  currentCompanyMonths: null,
  loyaltyMonths: null,
  tags: [],
  licences: [],
}

export type ReadingStatus =
  | 'ok'
  | 'needs_ocr'
  | 'encrypted'
  | 'unreadable'
  | 'unsupported'
  | 'not_resume'

export type ResumeReading =
  | { readonly status: 'ok'; readonly text: string; readonly facts: ResumeFacts }
  | { readonly status: Exclude<ReadingStatus, 'ok'> }
