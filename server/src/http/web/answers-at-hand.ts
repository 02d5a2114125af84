import type { FastifyInstance, FastifyRequest } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import type { AnswerAtHand } from '@headframe/wire'
import { addressOf } from '../caller-address.ts'

/** Longer than a healthy server takes. The document does not wait for a sick one: the app asks again. */
const patienceMs = 250

/** What was asked for is not there. */
export const missing = Symbol('missing')

/**
 * Makes a call as the guest would who is asking for the document, through the same door and within
 * the same limits. Only a good answer is worth bringing along.
 */
export async function answerFor(
  app: FastifyInstance,
  api: string,
  url: string,
  request: FastifyRequest,
): Promise<AnswerAtHand | typeof missing | undefined> {
  const asked = app.inject({ method: 'GET', url: api + url, remoteAddress: addressOf(request) })
  // A server that is about to stop refuses it; the document goes out all the same.
  const reply = await Promise.race([
    asked.catch(() => undefined),
    wait(patienceMs, undefined, { ref: false }),
  ])
  if (reply?.statusCode === 404) return missing
  if (reply?.statusCode !== 200) return undefined

  const told = Object.entries(reply.headers).filter(([name]) => name.startsWith('x-'))
  const headers = Object.fromEntries(told.map(([name, value]) => [name, String(value)]))
  return { url, headers, body: reply.json<unknown>() }
}
