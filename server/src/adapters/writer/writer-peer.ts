import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { EventEmitter, once } from 'node:events'
import { text } from 'node:stream/consumers'

interface Asked {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: ChatRequest
}

interface ChatRequest {
  readonly model?: string
  readonly stream: boolean
  readonly messages: readonly { readonly role: string; readonly content: string }[]
}

type Mood =
  | 'streams'
  | 'answers whole'
  | 'is silent'
  | 'stops midway'
  | 'hangs up'
  | 'hangs up once'

interface WriterPeer {
  readonly url: string
  readonly asked: readonly Asked[]
  mood: Mood
  /** What it writes; by itself, everything that it is told. */
  says: (request: ChatRequest, time: number) => string
  /** Sent in place of a proper reply. */
  instead: { status: number; type: string; body: string } | undefined
  /** Keeps whoever asks waiting, until what it answers is called. */
  holdBack(): () => void
  /** Resolves once the next one has asked. */
  isAsked(): Promise<void>
  close(): Promise<void>
}

/** A writing service on this machine, for tests, that speaks chat completions and can fall ill. */
export async function openWriterPeer(): Promise<WriterPeer> {
  const asked: Asked[] = []
  const arrivals = new EventEmitter()
  let gate: Promise<void> | undefined
  const server = createServer((request, response) => void reply(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Whoever asks is our own adapter: the tests look at what it asked.
    const body = JSON.parse(await text(request)) as ChatRequest
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
    arrivals.emit('asked')
    await gate

    if (peer.mood === 'hangs up' || (peer.mood === 'hangs up once' && asked.length === 1)) {
      request.socket.resetAndDestroy()
      return
    }
    if (peer.mood === 'is silent') return
    if (peer.instead) {
      response.writeHead(peer.instead.status, { 'content-type': peer.instead.type })
      response.end(peer.instead.body)
      return
    }
    answer(response, peer.says(body, asked.length), peer.mood)
  }

  const peer: WriterPeer = {
    url: `http://127.0.0.1:${portOf(server.address())}/v1`,
    asked,
    mood: 'streams',
    says: everythingTold,
    instead: undefined,
    holdBack() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    async isAsked() {
      await once(arrivals, 'asked')
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return peer
}

function answer(response: ServerResponse, words: string, mood: Mood): void {
  if (mood === 'answers whole') {
    response.writeHead(200, { 'content-type': 'application/json' })
    const message = { role: 'assistant', content: words }
    response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }))
    return
  }

  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.write(': here we go\n\n')
  response.write(eventOf({ role: 'assistant', content: '' }))
  for (const part of words.match(/.{1,40}/gsu) ?? []) {
    response.write(eventOf({ content: part }))
    if (mood === 'stops midway') return
  }
  response.end(`${eventOf({}, 'stop')}data: [DONE]\n\n`)
}

function eventOf(delta: object, reason: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`
}

/** A service that keeps nothing to itself, each variation beginning with another fact. */
function everythingTold({ messages }: ChatRequest): string {
  const { facts, variation } = JSON.parse(messages.at(-1)?.content ?? '{}') as {
    facts: { firstName: string }
    variation: number
  }
  const told = Object.values(facts).flatMap(valuesIn)
  const first = variation % told.length
  return `${facts.firstName}: ${[...told.slice(first), ...told.slice(0, first)].join('; ')}`
}

function valuesIn(value: unknown): string[] {
  if (value === null) return []
  return typeof value === 'object' ? Object.values(value).flatMap(valuesIn) : [String(value)]
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('The peer has no port')
  return address.port
}
