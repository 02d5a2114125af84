import type * as z from 'zod/mini'
import type { AutomatedStepName } from '../automated-steps.ts'
import type { CompanyRole } from './company-roles.ts'
import { notedBy } from './disclosure.ts'
import type { Disclosure } from './disclosure.ts'
import type { Paged } from './lists.ts'
import type { Names } from './names.ts'
import type { RefusalCode } from './refusal.ts'

export const audiences = ['contractor', 'company', 'staff', 'admin'] as const
export type Audience = (typeof audiences)[number]

/** Everyone, whose token is not read; a guest or a contractor; or only the named audiences. */
export type Who = 'anyone' | 'guest-or-contractor' | readonly Audience[]

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * `form` is read as URL-encoded, multipart or JSON alike; `raw` is a file's own bytes; `signed` are the very
 * bytes that a provider sent, with the header that vouches for them.
 */
export type BodyKind = 'json' | 'form' | 'multipart' | 'raw' | 'signed'

/** Stands in `refusing` for the refusal's words or code, whatever they turn out to be. */
export const theText = Symbol('the text of the refusal')
export const theCode = Symbol('the code of the refusal')
/** The words where a rule of the form was broken; of any other refusal, the word ERROR. */
export const theFault = Symbol('the text of a broken rule, or ERROR')

/** A rule that looks at more than one field. It is asked only when its own field is sound by itself. */
export interface Rule {
  readonly field: string
  readonly text: string
  readonly holds: (form: Record<string, unknown>) => boolean
}

export interface CallLimit {
  readonly name: string
  readonly points: number
  readonly seconds: number
  /** Counted for each network address, unless it says for each caller, or for all who work in one account. */
  readonly each?: 'caller' | 'staff account' | 'company account'
}

/** Calls of one address that all carry the same field are told apart by its value. */
export interface Told {
  readonly field: string
  readonly is: string
  /** The refusal of a value that none of the calls has. */
  readonly otherwise: RefusalCode
}

/** A reply that is a file, not JSON. */
export interface FileReply {
  readonly file: readonly string[]
}

/**
 * One thing that the product can be asked. Routes, client, forms, access tests,
 * the API page and the OpenAPI document are all made from this one object.
 */
export interface Call {
  readonly method: Method
  /** `{id}` names an input field; `?flag` and `&ph={ph}` belong to the old `.php` addresses. */
  readonly path: `/${string}`
  /** One sentence for the API page. */
  readonly says: string
  readonly who: Who
  /** The least role in a company's account that may call; the owner's where nothing is said. */
  readonly role?: CompanyRole
  readonly body?: BodyKind
  readonly input: z.ZodMiniObject
  /** What those fields name that are ids, and whose it is. */
  readonly names?: Names
  readonly output: z.ZodMiniType | FileReply
  /** Whose facts it shows to somebody else. */
  readonly discloses?: Disclosure
  readonly rules?: readonly Rule[]
  /** When several rules fail, the text that stands first here is the one that is told; or that of the first field. */
  readonly firstToTell?: readonly string[] | 'first field'
  /** Told above the form whatever failed; the fields have texts of their own. */
  readonly tells?: string
  /** Refusals that this call is known for, with their words. */
  readonly refusals?: Readonly<Partial<Record<RefusalCode, string>>>
  /** Fields that older clients read in every refusal, beside the core ones. */
  readonly refusing?: Readonly<Record<string, unknown>>
  /** Told when nothing better is known. */
  readonly fallback?: string
  /** The use case answers one page; totals travel in headers. */
  readonly paged?: Paged
  /** Takes an `Idempotency-Key`. */
  readonly keyed?: true
  /** The reply is the same for everybody and may be kept for so long. */
  readonly keepForSeconds?: number
  /** A GET that changes something, such as using up a link. */
  readonly changes?: true
  /** Counted before anything is read. */
  readonly limit?: CallLimit
  readonly toldBy?: Told
  /** The automated step about a person that this call takes; it stands in the register. */
  readonly automates?: AutomatedStepName
  /** Mounted on the app's own origin as well as below /api. */
  readonly onOrigin?: true
  /** Anyone may call, and whatever token the caller has is shown: it is the one that ends. */
  readonly showsToken?: true
  /** Left out of the API page: addresses that clients are given, never make. */
  readonly opaque?: true
}

export type InputOf<C extends Call> = z.output<C['input']>
export type OutputOf<C extends Call> = C['output'] extends z.ZodMiniType
  ? z.output<C['output']>
  : never

export type Section = Readonly<Record<string, Call>>

export function defineCalls<const Calls extends Section>(calls: Calls): Calls {
  return calls
}

export function changesSomething(call: Call): boolean {
  // That somebody looked is written down.
  return call.changes ?? (call.method !== 'GET' || notedBy(call) !== undefined)
}

export function repliesWithFile(call: Call): call is Call & { output: FileReply } {
  return 'file' in call.output
}

/** The one name of a call in logs, limits and documents. */
export function nameOf(call: Call): string {
  return `${call.method} ${call.path}`
}
