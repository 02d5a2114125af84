export type RefusalCode =
  | 'UNREACHABLE'
  | 'BAD_REQUEST'
  | 'UNKNOWN_CALL'
  | 'BAD_SORT'
  | 'UNKNOWN_SETTING'
  | 'UNAUTHENTICATED'
  | 'BAD_CREDENTIALS'
  | 'LINK_INVALID'
  | 'WRONG_AUDIENCE'
  | 'BAD_ORIGIN'
  | 'ROLE_NEEDED'
  | 'NOT_FOUND'
  | 'TOKENNOTFOUND'
  | 'TOKENNOTACTIVE'
  | 'TOKENEXPIRED'
  | 'EMAIL_TAKEN'
  | 'DRAFT_USED'
  | 'RESUME_PENDING'
  | 'AI_DECLINED'
  | 'PROFILE_INCOMPLETE'
  | 'CHANGED_ELSEWHERE'
  | 'NOT_A_DRAFT'
  | 'NOT_EDITABLE'
  | 'NOT_ACTIVE'
  | 'NO_CREDITS'
  | 'PAYMENT_NOT_NEEDED'
  | 'BAD_SIGNATURE'
  | 'CARD_DECLINED'
  | 'JOB_NOT_OPEN'
  | 'ALREADY_APPLIED'
  | 'POOL_ARCHIVED'
  | 'NOT_PENDING'
  | 'TOO_MANY_SAVED'
  | 'SAVED_ALREADY'
  | 'POOL_NOT_OPEN'
  | 'DECLINED'
  | 'NOT_WITHDRAWABLE'
  | 'NO_THREAD'
  | 'ASKED_ALREADY'
  | 'NOBODY_TO_ASK'
  | 'ANSWERED_ALREADY'
  | 'LINK_ENDED'
  | 'LAST_OWNER'
  | 'OWN_ROLE'
  | 'TEAM_FULL'
  | 'TOO_MANY_NOTES'
  | 'NOT_IN_REVIEW'
  | 'KEY_REUSED'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_TYPE'
  | 'INVALID'
  | 'RATE_LIMITED'
  | 'INTERNAL'
  | 'PROVIDER_DOWN'
  | 'NOT_READY'
  | 'BUSY'

/** Every "no" of the product: its status and the words that are told when the call has none of its own. */
const catalogue: Record<RefusalCode, { status: number; text?: string }> = {
  UNREACHABLE: {
    status: 0,
    text: 'We could not reach the marketplace. Please check your connection and try again.',
  },
  BAD_REQUEST: { status: 400, text: 'The request could not be understood.' },
  UNKNOWN_CALL: { status: 400, text: 'The request could not be understood.' },
  BAD_SORT: { status: 400, text: 'The request could not be understood.' },
  UNKNOWN_SETTING: { status: 400, text: 'The request could not be understood.' },
  UNAUTHENTICATED: { status: 401, text: 'Please sign in to continue.' },
  BAD_CREDENTIALS: { status: 401, text: 'You have entered an invalid username or password' },
  LINK_INVALID: { status: 401 },
  WRONG_AUDIENCE: { status: 403, text: 'Your account cannot use this part of the marketplace.' },
  BAD_ORIGIN: { status: 403, text: 'Your account cannot use this part of the marketplace.' },
  ROLE_NEEDED: {
    status: 403,
    text: 'Your role in this company account does not allow this. An owner of the account can help.',
  },
  NOT_FOUND: { status: 404 },
  TOKENNOTFOUND: { status: 404 },
  TOKENNOTACTIVE: { status: 409 },
  TOKENEXPIRED: { status: 409 },
  EMAIL_TAKEN: { status: 409, text: 'This email address is already registered.' },
  DRAFT_USED: {
    status: 409,
    text: 'This registration has already been submitted. Please log in.',
  },
  RESUME_PENDING: { status: 409, text: 'Your new resume is still being processed.' },
  AI_DECLINED: { status: 409 },
  PROFILE_INCOMPLETE: { status: 409 },
  CHANGED_ELSEWHERE: { status: 409 },
  NOT_A_DRAFT: { status: 409 },
  NOT_EDITABLE: { status: 409 },
  NOT_ACTIVE: { status: 409 },
  NO_CREDITS: { status: 409 },
  PAYMENT_NOT_NEEDED: { status: 409 },
  BAD_SIGNATURE: { status: 400, text: 'The request could not be understood.' },
  CARD_DECLINED: { status: 422 },
  JOB_NOT_OPEN: { status: 409 },
  ALREADY_APPLIED: { status: 409 },
  POOL_ARCHIVED: { status: 409, text: 'This talent pool is archived.' },
  NOT_PENDING: { status: 409 },
  TOO_MANY_SAVED: { status: 409 },
  SAVED_ALREADY: { status: 409 },
  POOL_NOT_OPEN: { status: 409 },
  DECLINED: { status: 409 },
  NOT_WITHDRAWABLE: { status: 409 },
  NO_THREAD: { status: 409 },
  ASKED_ALREADY: { status: 409 },
  NOBODY_TO_ASK: { status: 409 },
  ANSWERED_ALREADY: { status: 409 },
  LINK_ENDED: { status: 409 },
  LAST_OWNER: { status: 409 },
  OWN_ROLE: { status: 409 },
  TEAM_FULL: { status: 409 },
  TOO_MANY_NOTES: { status: 409 },
  NOT_IN_REVIEW: { status: 409, text: 'This upload is not waiting for a review.' },
  KEY_REUSED: { status: 409, text: 'This idempotency key was already used for another request.' },
  TOO_LARGE: { status: 413 },
  UNSUPPORTED_TYPE: { status: 415, text: 'This type of content is not supported.' },
  INVALID: { status: 422 },
  RATE_LIMITED: { status: 429, text: 'Too many attempts. Please try again later.' },
  INTERNAL: { status: 500 },
  PROVIDER_DOWN: { status: 503 },
  BUSY: {
    status: 503,
    text: 'The marketplace has too much to do right now. Please try again in a moment.',
  },
  NOT_READY: { status: 503, text: 'The marketplace is not ready yet.' },
}

export const lastResort = 'Something went wrong, please try again'
export const fallbackNotFound = 'Not found.'

/** One text for each failing field; nested fields as `key_people.0.role`. */
export type Faults = Record<string, string>

export interface RefusalDetail {
  text?: string
  fields?: Faults
  retryAfterSeconds?: number
  missing?: string[]
  limit?: string
  cause?: unknown
}

/** An expected "no". What a use case throws is what the screen catches. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  /** Set when the refusal speaks for itself; otherwise the call's own words are told. */
  readonly text: string | undefined
  readonly fields: Faults | undefined
  readonly retryAfterSeconds: number | undefined
  readonly missing: string[] | undefined
  /** The limit that was passed. It is counted, and told to nobody. */
  readonly limit: string | undefined

  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    super(detail.text ?? code, { cause: detail.cause })
    this.name = 'Refusal'
    this.code = code
    this.status = catalogue[code].status
    this.text = detail.text
    this.fields = detail.fields
    this.retryAfterSeconds = detail.retryAfterSeconds
    this.missing = detail.missing
    this.limit = detail.limit
  }
}

export function isRefusalCode(code: unknown): code is RefusalCode {
  return typeof code === 'string' && Object.hasOwn(catalogue, code)
}

export function statusOf(code: RefusalCode): number {
  return catalogue[code].status
}

/** Where the words of a refusal come from: the refusal, the call, the catalogue, the last resort. */
export function wordsFor(refusal: Refusal, call?: SpeaksForItself): string {
  const ownWords = refusal.text ?? call?.refusals?.[refusal.code]
  if (ownWords) return ownWords

  const { text } = catalogue[refusal.code]
  if (text) return text
  return call?.fallback ?? (refusal.status === 404 ? fallbackNotFound : lastResort)
}

/** The part of a call that says how it refuses. */
export interface SpeaksForItself {
  readonly refusals?: Readonly<Partial<Record<RefusalCode, string>>>
  readonly fallback?: string
}
