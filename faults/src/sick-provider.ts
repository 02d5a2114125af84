import { createServer, request as ask } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Ground } from './ground.ts'

type Mood = 'well' | 'refuses' | 'hangs' | 'breaks'

/** Stands in front of a provider, passes everything on while it is well, and can fall ill. */
export interface SickProvider {
  /** The provider's own address, by way of it. */
  readonly url: string
  mood: Mood
}

export async function aSickProvider(ground: Ground, target: string): Promise<SickProvider> {
  const beyond = new URL(target)
  const server = createServer((request, response) => {
    if (provider.mood === 'well') passOn(beyond, request, response)
    else if (provider.mood === 'breaks') response.writeHead(500).end('{}')
    else if (provider.mood === 'refuses') request.socket.resetAndDestroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ground.afterwards(async () => {
    server.close()
    server.closeAllConnections()
  })
  const url = new URL(target)
  // A server that listens on a port has an address with one.
  url.port = String((server.address() as AddressInfo).port)
  const provider: SickProvider = { url: url.href, mood: 'well' }
  return provider
}

function passOn({ hostname, port }: URL, request: IncomingMessage, response: ServerResponse): void {
  const { method, url: path, headers } = request
  const passedOn = ask({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passedOn.on('error', () => response.destroy())
  request.pipe(passedOn)
}
