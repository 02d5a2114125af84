import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call, RefusalCode } from '@headframe/wire'
import { Refusal, sizes, theCode, theFault, theText, wordsFor } from '@headframe/wire'
import { ProviderDown } from '../adapters/provider-down.ts'
import { isClash, isDatabaseDown, isDiskFull, isOutOfTime } from '../db/faults.ts'
import type { World } from '../kit/world.ts'
import { callOf } from './bodies/read-body.ts'

/** Turns whatever was thrown into the call's refusal. What nobody foresaw is logged whole and told in plain words. */
export async function refuse(
  { log, metrics }: Pick<World, 'log' | 'metrics'>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const refusal = refusalOf(error)
  request.refused = refusal
  metrics.refusals.count({ code: refusal.code })
  if (refusal.limit) metrics.limitRefusals.count({ limit: refusal.limit })
  if (refusal.code === 'INTERNAL') log.error({ err: error, requestId: request.id }, 'A call failed')
  else if (refusal.code === 'PROVIDER_DOWN')
    log.warn({ err: error, requestId: request.id }, passingFault(error))

  if (refusal.retryAfterSeconds) reply.header('retry-after', String(refusal.retryAfterSeconds))
  await reply
    .code(refusal.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(bodyOf(refusal, callOf(request))))
}

function bodyOf(refusal: Refusal, call: Call | undefined): Record<string, unknown> {
  const text =
    refusal.text ?? (refusal.code === 'TOO_LARGE' ? tooLarge(call) : wordsFor(refusal, call))
  const body: Record<string, unknown> = { error: text, code: refusal.code }
  if (refusal.fields) body['fields'] = refusal.fields
  if (refusal.missing) body['missing'] = refusal.missing
  for (const [field, value] of Object.entries(call?.refusing ?? {})) {
    body[field] = legacyValue(value, refusal, text)
  }
  return body
}

/** Most stand as they are; some stand for something of the refusal itself. */
function legacyValue(value: unknown, { code }: Refusal, text: string): unknown {
  if (value === theText) return text
  if (value === theCode) return code
  if (value === theFault) return code === 'INVALID' ? text : 'ERROR'
  return value
}

function tooLarge(call: Call | undefined): string {
  const most = call?.body === 'multipart' ? sizes.multipartBytes : sizes.jsonBytes
  return call?.refusals?.TOO_LARGE ?? `File too large (max ${most / 1_048_576}MB).`
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isDiskFull(error))
    return new Refusal('PROVIDER_DOWN', { retryAfterSeconds: 10, cause: error })
  if (error instanceof ProviderDown) return new Refusal('PROVIDER_DOWN', { cause: error })
  if (isDatabaseDown(error) || isOutOfTime(error) || isClash(error))
    return new Refusal('PROVIDER_DOWN', { retryAfterSeconds: 5, cause: error })
  return new Refusal(codeFor(error), { cause: error })
}

/** For the operator: what has to be looked at. */
function passingFault(error: unknown): string {
  if (isDiskFull(error)) return 'The disk is full'
  if (isDatabaseDown(error)) return 'The database cannot be reached'
  if (isOutOfTime(error)) return 'The database took too long'
  if (isClash(error)) return 'Calls got in each other’s way, however often it was tried'
  return 'A provider did not answer'
}

/** The framework's own faults are all about the shape of a request. */
function codeFor(error: unknown): RefusalCode {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return 'TOO_LARGE'
  if (status === 415) return 'UNSUPPORTED_TYPE'
  return typeof status === 'number' && status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL'
}
