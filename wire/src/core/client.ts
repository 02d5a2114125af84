import { travelsInAddress, urlFor } from './address.ts'
import { audiences } from './call.ts'
import type { Audience, Call, InputOf, OutputOf, Who } from './call.ts'
import { isRefusalCode, Refusal, wordsFor } from './refusal.ts'

export interface Connection {
  /** Where the API is mounted, without a slash at the end. */
  readonly base: string
  readonly fetch?: typeof fetch
  /** The token to show when one of these audiences may call. */
  readonly tokenFor?: (audiences: readonly Audience[]) => string | undefined
  /** Sent with every request; tests carry the administrator's cookie here. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface SendOptions {
  readonly signal?: AbortSignal
  /** Makes a repeated call with the same key answer the first reply again. */
  readonly idempotencyKey?: string
  /** It is sent to its end, even where the page that asked is closed meanwhile. */
  readonly outlivesPage?: boolean
}

export type Send = <C extends Call>(
  call: C,
  input: InputOf<C>,
  options?: SendOptions,
) => Promise<OutputOf<C>>

/** The typed client of every call: answers the output, or throws the Refusal. */
export function connect(connection: Connection): Send {
  return async (call, input, options = {}) => {
    return bodyOf(call, await reach(connection, call, input, options))
  }
}

/** What was answered, or the Refusal. */
export async function bodyOf<C extends Call>(call: C, response: Response): Promise<OutputOf<C>> {
  const body: unknown = await response.json().catch((cause: unknown) => {
    // A body that is not JSON comes from something in between, never from a call of ours.
    if (cause instanceof SyntaxError) return undefined
    // Taken back by whoever asked, or cut off, amid the answer.
    throw Object(cause).name === 'AbortError' ? cause : unreachable(call, cause)
  })
  if (!response.ok) throw refusalFrom(call, response, body)
  return body as OutputOf<C>
}

/** Sends a call and answers whatever comes back; throws only when nothing does. */
export async function reach<C extends Call>(
  connection: Connection,
  call: C,
  input: InputOf<C>,
  options: SendOptions,
): Promise<Response> {
  const fields: Record<string, unknown> = { ...input }
  const headers = new Headers(connection.headers)
  const readers = call.showsToken ? audiences : audiencesOf(call.who)
  const token = readers.length > 0 ? connection.tokenFor?.(readers) : undefined
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey)

  const body = bodyFor(call, fields, headers)
  try {
    return await (connection.fetch ?? fetch)(connection.base + urlFor(call, fields), {
      method: call.method,
      headers,
      credentials: 'include',
      ...(body === undefined ? {} : { body }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.outlivesPage ? { keepalive: true } : {}),
    })
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw unreachable(call, cause)
  }
}

function unreachable({ fallback }: Call, cause: unknown): Refusal {
  return new Refusal('UNREACHABLE', { ...(fallback ? { text: fallback } : {}), cause })
}

function bodyFor(
  call: Call,
  fields: Record<string, unknown>,
  headers: Headers,
): BodyInit | undefined {
  if (!call.body) return undefined
  const sent = Object.entries(fields).filter(
    ([field, value]) => value !== undefined && !travelsInAddress(call, field),
  )

  if (call.body === 'raw') return rawBody(Object.fromEntries(sent), headers)
  if (call.body === 'json') {
    headers.set('Content-Type', 'application/json')
    return JSON.stringify(Object.fromEntries(sent))
  }

  const form = new FormData()
  for (const [field, value] of sent)
    form.append(field, value instanceof Blob ? value : textOf(value))
  if (call.body === 'multipart') return form
  // FormData of a form call holds text only; the plain encoding is what its older clients send.
  return new URLSearchParams([...form].map(([field, value]) => [field, String(value)]))
}

function rawBody({ bytes, type }: Record<string, unknown>, headers: Headers): BodyInit | undefined {
  if (typeof type === 'string') headers.set('Content-Type', type)
  return bytes instanceof Blob || bytes instanceof Uint8Array
    ? new Blob([bytes as BlobPart])
    : undefined
}

function textOf(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export function audiencesOf(who: Who): readonly Audience[] {
  if (who === 'anyone') return []
  return who === 'guest-or-contractor' ? ['contractor'] : who
}

export function refusalFrom(call: Call, response: Response, body: unknown): Refusal {
  const { code, error, fields, missing } = Object(body) as Record<string, unknown>
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  const known = isRefusalCode(code) ? code : 'INTERNAL'
  return new Refusal(known, {
    text: typeof error === 'string' ? error : wordsFor(new Refusal(known), call),
    ...(fields ? { fields: fields as Record<string, string> } : {}),
    ...(Array.isArray(missing) ? { missing: missing.map(String) } : {}),
    ...(Number.isFinite(retryAfter) ? { retryAfterSeconds: retryAfter } : {}),
  })
}
