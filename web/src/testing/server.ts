import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Heard {
  method: string
  path: string
  authorization: string | undefined
  body: string
  /** Under which it counts once, however often it is sent. */
  key: string | undefined
}

export interface TestServer {
  base: string
  heard: Heard[]
  close: () => Promise<void>
}

export interface Reply {
  status: number
  body: unknown
  headers?: Record<string, string>
}

export type Replies = (heard: Heard) => Reply | 'hang up' | 'keep waiting'

/** A real server on a free port: what it hears is kept, what it answers is the test's. */
export async function serve(replies: Replies): Promise<TestServer> {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    void answer(request, response, replies, heard)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Tells the page under test where its API is, as the served document would. */
export function pointPageAt({ base }: TestServer): void {
  document.head.innerHTML = `<meta name="api-url" content="${base}"><meta name="description">`
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  replies: Replies,
  heard: Heard[],
): Promise<void> {
  const origin = request.headers.origin ?? '*'
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type')
  if (request.method === 'OPTIONS') return void response.writeHead(204).end()

  let body = ''
  for await (const chunk of request) body += String(chunk)
  const asked: Heard = {
    method: request.method ?? '',
    path: request.url ?? '',
    authorization: request.headers.authorization,
    body,
    key: request.headers['idempotency-key']?.toString(),
  }
  heard.push(asked)

  const reply = replies(asked)
  if (reply === 'hang up') return void request.socket.destroy()
  if (reply === 'keep waiting') return
  response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers })
  response.end(JSON.stringify(reply.body))
}
