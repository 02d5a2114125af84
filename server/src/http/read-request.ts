import type { FastifyRequest } from 'fastify'
import type { Call } from '@headframe/wire'
import { addressOf, isPlainText, Refusal, travelsInAddress } from '@headframe/wire'

export type Sent = Record<string, unknown>

/** Gathers what was sent, each field from the one place where its call expects it. */
export function fieldsFor(call: Call, request: FastifyRequest): Sent {
  // Both are plain objects that the parsers below made.
  const params = request.params as Sent
  const query = request.query as Sent
  const body = bodyOf(call, request)
  const { pathFields } = addressOf(call)

  const sent: Sent = {}
  for (const field of Object.keys(call.input.shape)) {
    if (pathFields.includes(field)) take(sent, params, field)
    else if (travelsInAddress(call, field)) take(sent, query, field)
    else {
      // The same field in two places could be read as either.
      if (Object.hasOwn(query, field)) throw new Refusal('BAD_REQUEST')
      take(sent, body, field)
    }
  }
  mustBePlainText(sent)
  return sent
}

function bodyOf(call: Call, request: FastifyRequest): Sent {
  if (!call.body) return {}
  if (call.body === 'raw') return { bytes: request.body, type: request.headers['content-type'] }
  if (call.body === 'signed') {
    return { bytes: request.body, signature: request.headers['stripe-signature'] }
  }
  const { body } = request
  if (body === undefined || body === null) {
    if (call.body === 'json') throw new Refusal('BAD_REQUEST')
    return {}
  }
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('BAD_REQUEST')
  return body as Sent
}

function take(sent: Sent, from: Sent, field: string): void {
  if (Object.hasOwn(from, field)) sent[field] = from[field]
}

/** Refuses what no keyboard types, however deep it lies. */
function mustBePlainText(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (!isPlainText(value)) throw new Refusal('BAD_REQUEST')
    return
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return
  if (depth > 20) throw new Refusal('BAD_REQUEST')
  for (const [key, inner] of Object.entries(value)) {
    mustBePlainText(key, depth + 1)
    mustBePlainText(inner, depth + 1)
  }
}

/** A query or URL-encoded body: a repeated name becomes a list, which a single value never is. */
export function parseUrlEncoded(text: string): Sent {
  const sent: Sent = {}
  for (const [name, value] of new URLSearchParams(text)) append(sent, name, value)
  return sent
}

export function append(sent: Sent, name: string, value: unknown): void {
  if (!Object.hasOwn(sent, name)) {
    Object.defineProperty(sent, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    })
    return
  }
  const former = sent[name]
  sent[name] = Array.isArray(former) ? [...former, value] : [former, value]
}
