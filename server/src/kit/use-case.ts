import type { Readable } from 'node:stream'
import type {
  Audience,
  Call,
  Faults,
  FileReply,
  InputOf,
  OutputOf,
  Paged,
  PersonField,
  Section,
} from '@headframe/wire'
import type { Reading, Writing } from '../db/open.ts'
import type { ActorOf } from './actor.ts'
import type { Page } from './paging.ts'
import type { World } from './world.ts'

/** What a use case sees beside its checked input; never HTTP. */
export interface Context<C extends Call> {
  /** One transaction for a call that changes something, opened by its first query; else the reading handle. */
  readonly db: HandleOf<C>
  /** Never part of the transaction: for looking something up before slow work, such as hashing. */
  readonly reading: Reading
  readonly actor: ActorOf<C>
  readonly now: Date
  readonly caller: Caller
  readonly world: World
}

type HandleOf<C extends Call> = C['changes'] extends true
  ? Writing
  : C['method'] extends 'GET'
    ? Reading
    : Writing

/** Where a call comes from, and the sessions that it may start or end. */
export interface Caller {
  /** Whom limits count: the network address, of IPv6 the part that one household has. */
  readonly address: string
  /** As much of the network address as may be kept. */
  readonly shortAddress: string
  /** What the browser or program calls itself. */
  readonly agent: string | undefined
  /** The bearer token or the cookie, as it was shown; whether it is good has not been looked at. */
  readonly token: string | undefined
  /** Hands the administrator's session to the browser, or takes it back. */
  keepSession(token: string | undefined): void
  /** The cookie by which accounts know the browser again, as it was shown. It lets nobody in. */
  readonly device: string | undefined
  keepDevice(token: string): void
  /** Has the log tell whose account a call was about that nobody has to be signed in for. */
  noteAccount(account: NamedAccount): void
}

export interface NamedAccount {
  readonly id: string
  readonly audience: Audience
}

export interface FileAnswer {
  readonly content: Readable | Buffer
  readonly type: string
  readonly size: number
  /** A page that says to people what a program is refused with: what was looked for is not there. */
  readonly status?: 404
  /** The name to save it under; without one it is shown in place. */
  readonly name?: string
  readonly cacheControl?: string
  /** A content policy of its own; without one nothing in the file may act. */
  readonly policy?: string
}

/** A file in which facts of people stand, told by the field that the call names for them. */
export interface DisclosingFile extends FileAnswer {
  readonly shows: readonly string[]
}

export type AnswerOf<C extends Call> = C['output'] extends FileReply
  ? C['discloses'] extends { readonly by: PersonField }
    ? DisclosingFile
    : FileAnswer
  : C['paged'] extends Paged
    ? Page<RowOf<OutputOf<C>>>
    : OutputOf<C>

type RowOf<List> = List extends readonly (infer Row)[]
  ? Row
  : List extends { data: readonly (infer Row)[] } | { profileData: readonly (infer Row)[] }
    ? Row
    : never

export type UseCase<C extends Call, Subject = undefined> = (
  context: Context<C>,
  input: InputOf<C>,
  subject: Subject,
) => AnswerOf<C> | Promise<AnswerOf<C>>

/** What a call is about, and what is wrong with its form that the form alone cannot tell. */
export type Prepared<Subject> =
  | { readonly subject: Subject; readonly faults?: Faults }
  // What is missing for the verb is always somebody's fault.
  | { readonly faults: Faults }

/**
 * Comes before the verb and sees the fields that are sound by themselves. What is not there, not yours or in
 * no state to take the call is refused at once, before the form is told off; its faults are told together
 * with those of the form.
 */
export type Prepare<C extends Call, Subject> = (
  context: Context<C>,
  sound: Partial<InputOf<C>>,
) => Promise<Prepared<Subject>>

/** A call that is ready to be run, once there are no faults. */
export interface Ready<C extends Call> {
  readonly faults: Faults
  run(input: InputOf<C>): AnswerOf<C> | Promise<AnswerOf<C>>
}

export interface Served<C extends Call> {
  prepare(context: Context<C>, sound: Partial<InputOf<C>>): Promise<Ready<C>>
}

/** A verb and what comes before it. */
export function on<C extends Call, Subject>(
  prepare: Prepare<C, Subject>,
  run: UseCase<C, Subject>,
): Served<C> {
  return {
    async prepare(context, sound) {
      const prepared = await prepare(context, sound)
      return {
        faults: prepared.faults ?? {},
        run(input) {
          if (!('subject' in prepared)) throw new Error('Nothing was found, and nothing is wrong')
          return run(context, input, prepared.subject)
        },
      }
    },
  }
}

/** A verb that needs nothing but its form. */
function alone<C extends Call>(run: UseCase<C>): Served<C> {
  return {
    prepare: async (context) => ({ faults: {}, run: (input) => run(context, input, undefined) }),
  }
}

export interface Route {
  readonly call: Call
  readonly served: Served<Call>
}

/** The table of a feature. A forgotten call, a wrong output or a wrong caller does not compile. */
export function implement<S extends Section>(
  section: S,
  useCases: { readonly [Name in keyof S]: UseCase<S[Name]> | Served<S[Name]> },
): Route[] {
  return Object.entries(section).map(([name, call]) => {
    const useCase = useCases[name]
    const served = typeof useCase === 'function' ? alone(useCase) : useCase
    // Each use case was checked against its own call above; the door serves all calls alike.
    return { call, served: served as unknown as Served<Call> }
  })
}
