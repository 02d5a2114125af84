import type { Call } from '@headframe/wire'
import type { Actor } from '../kit/actor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined
  }
  interface FastifyContextConfig {
    /** The call that is served here; the first one where fields tell several apart. */
    call?: Call
  }
}
