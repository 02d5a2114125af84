import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import type { StripePlace, StripeSettings } from './stripe-payments.ts'

interface Intent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly amount_received: number
  readonly currency: string
  readonly description: string | null
  readonly allowed_payment_method_types: readonly string[]
  readonly metadata: Readonly<Record<string, string>>
  readonly status: 'requires_payment_method' | 'succeeded' | 'canceled'
  readonly client_secret: string
}

/** It breaks before or after it has begun with a question; what it answers to one that it began is kept. */
type Fault = 'breaks' | 'breaks inside' | 'hangs' | 'hangs up' | 'loses its answer'

interface Reply {
  readonly status: number
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
}

/** What was answered under a key, and to what. */
interface Answered {
  readonly asked: string
  readonly reply: Reply
}

export interface StripePeer {
  readonly settings: StripeSettings
  readonly place: StripePlace
  readonly intents: Intents
  /** How often it was asked for anything. */
  readonly asked: () => number
  /** From now on, so many times. */
  fall(fault: Fault, times?: number): void
  /** An event as it is sent: its bytes, and the header that vouches for them. */
  tell(event: object, at: Date, secret?: string): { body: Buffer; signature: string }
  close(): Promise<void>
}

/** The parts of Stripe that take card payments, on this machine, for tests. It can fall ill. */
export async function openStripePeer(): Promise<StripePeer> {
  const settings = {
    secretKey: `sk_test_${randomUUID()}`,
    publishableKey: 'pk_test_headframe',
    webhookSecret: `whsec_${randomUUID()}`,
  }
  const intents = new Map<string, Intent>()
  const answerOnce = onceForEachKey()
  let asked = 0
  let illness: { fault: Fault; times: number } | undefined
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    asked += 1
    const fault = takeIllness()
    if (fault === 'hangs') return
    if (fault === 'hangs up') return void request.socket.resetAndDestroy()
    if (fault === 'breaks') return send(response, broken)

    const answer = () => (fault === 'breaks inside' ? broken : answerTo(intents, request, body))
    const reply = isOurs(request) ? answerOnce(request, body, answer) : unknownKey
    if (fault === 'loses its answer') return void request.socket.resetAndDestroy()
    send(response, reply)
  }

  function takeIllness(): Fault | undefined {
    if (!illness || illness.times === 0) return undefined
    illness.times -= 1
    return illness.fault
  }

  function isOurs({ headers }: IncomingMessage): boolean {
    return headers.authorization === `Bearer ${settings.secretKey}`
  }

  return {
    settings,
    // A server that listens on a port has an address with one.
    place: { protocol: 'http', host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    intents,
    asked: () => asked,
    fall(fault, times = Infinity) {
      illness = { fault, times }
    },
    tell(event, at, secret = settings.webhookSecret) {
      const payload = JSON.stringify(event, null, 2)
      const timestamp = Math.floor(at.getTime() / 1000)
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return { body: Buffer.from(payload), signature }
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Under one key there is one answer, and it is only for the same question. */
function onceForEachKey() {
  const answers = new Map<string, Answered>()
  return ({ method, url, headers }: IncomingMessage, body: string, answer: () => Reply): Reply => {
    const key = headers['idempotency-key']
    const question = `${method} ${url} ${body}`
    const former = typeof key === 'string' ? answers.get(key) : undefined
    if (former && former.asked !== question) return keyUsedDifferently
    if (former) return { ...former.reply, headers: { 'idempotent-replayed': 'true' } }

    const reply = answer()
    if (typeof key === 'string') answers.set(key, { asked: question, reply })
    return reply
  }
}

type Intents = Map<string, Intent>

const intentsPath = '/v1/payment_intents'

function answerTo(intents: Intents, { method, url = '' }: IncomingMessage, body: string): Reply {
  const [path = ''] = url.split('?')
  if (method === 'POST' && path === intentsPath) return create(intents, new URLSearchParams(body))
  const intent = intents.get(path.slice(intentsPath.length + 1))
  return method === 'GET' && intent ? { status: 200, body: intent } : noSuchThing
}

const smallestCharge = 50

function create(intents: Intents, form: URLSearchParams): Reply {
  const amount = Number(form.get('amount'))
  if (!(amount >= smallestCharge)) {
    return refusal(400, 'invalid_request_error', 'Amount too small', 'amount_too_small')
  }

  const intent = intentFrom(form, amount)
  intents.set(intent.id, intent)
  return { status: 200, body: intent }
}

function intentFrom(form: URLSearchParams, amount: number): Intent {
  const id = `pi_${randomUUID().replaceAll('-', '')}`
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    currency: form.get('currency') ?? '',
    description: form.get('description'),
    allowed_payment_method_types: valuesUnder(form, 'allowed_payment_method_types').map(
      ([, type]) => type,
    ),
    metadata: Object.fromEntries(valuesUnder(form, 'metadata')),
    status: 'requires_payment_method',
    client_secret: `${id}_secret_${randomUUID()}`,
  }
}

/** What a form says in brackets: `metadata[job_id]`. */
function valuesUnder(form: URLSearchParams, name: string): [string, string][] {
  return [...form].flatMap(([field, value]) => {
    const inner = field.startsWith(`${name}[`) ? field.slice(name.length + 1, -1) : undefined
    return inner === undefined ? [] : [[inner, value] satisfies [string, string]]
  })
}

const broken = refusal(500, 'api_error', 'We broke.')
const noSuchThing = refusal(404, 'invalid_request_error', 'No such thing', 'resource_missing')
const unknownKey = refusal(401, 'invalid_request_error', 'Invalid API key provided')
const keyUsedDifferently = refusal(
  400,
  'idempotency_error',
  'Keys for idempotent requests can only be used with the same parameters.',
)

function refusal(status: number, type: string, message: string, code?: string): Reply {
  return { status, body: { error: { type, message, code } } }
}

function send(response: ServerResponse, { status, body, headers }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
