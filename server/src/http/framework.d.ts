import type { BodyKind, Call, Refusal } from '@headframe/wire'
import type { Actor } from '../kit/actor.ts'
import type { NamedAccount } from '../kit/use-case.ts'
import type { FormFields } from './bodies/form-fields.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined
    /** The call that is meant, once the fields have told it apart from others of its address. */
    meant: Call | undefined
    /** Whose account a call is about that nobody has to be signed in for. */
    account: NamedAccount | undefined
    refused: Refusal | undefined
  }
  interface FastifyContextConfig {
    /** The call that is served here; the first one where fields tell several apart. */
    call?: Call
    /** The kinds of body that the calls of this address take. */
    bodies?: readonly BodyKind[]
    /** What their forms have fields for. */
    fields?: FormFields
  }
}
