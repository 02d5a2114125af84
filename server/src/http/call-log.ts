import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '@headframe/wire'
import { nameOf } from '@headframe/wire'
import { accountIdOf } from '../kit/actor.ts'
import type { World } from '../kit/world.ts'
import { shortAddress } from './caller-address.ts'

/**
 * One line a call: what, how it ended and why it was refused, how long it took, from which neighbourhood
 * and for which account. Addresses of calls may hold tokens, so only the call's name stands here.
 */
export function logCall({ log }: World, request: FastifyRequest, reply: FastifyReply): void {
  const { call } = request.routeOptions.config
  if (!call) return
  log.info(
    {
      call: nameOf(call),
      status: reply.statusCode,
      ...(request.refused ? reasonOf(request.refused) : {}),
      ms: Math.round(reply.elapsedTime * 10) / 10,
      requestId: request.id,
      from: shortAddress(request),
      ...whoIsIn(request),
    },
    'call',
  )
}

/** Fields by the names that the contract has for them: what lies deeper may be somebody's own words. */
function reasonOf({ code, fields }: Refusal) {
  const names = Object.keys(fields ?? {}).map((field) => field.split('.', 1)[0])
  return { code, ...(fields ? { fields: [...new Set(names)] } : {}) }
}

/** Who has shown a session, or whose account somebody tried to get into. */
function whoIsIn({ actor, account }: FastifyRequest) {
  if (actor) return { audience: actor.audience, account: accountIdOf(actor) }
  return account ? { audience: account.audience, account: account.id } : {}
}
