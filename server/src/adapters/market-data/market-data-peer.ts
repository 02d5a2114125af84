import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

interface MarketDataPeer {
  readonly url: string
  /** The addresses that were asked for. */
  readonly asked: readonly string[]
  /** Answers in place of a provider that is well. */
  instead: RequestListener | undefined
  close(): Promise<void>
}

const known: ReadonlyMap<string, object> = new Map([
  ['/BHP', { market_cap: 187_654_000_000, name: 'BHP Group', as_of: '2026-11-20T05:10:00Z' }],
  ['/29M', { market_cap: 512_000_000, name: '29Metals', as_of: '2026-11-20T05:10:00Z' }],
])

/** A provider on this machine, for tests, that knows two companies and can fall ill. */
export async function openMarketDataPeer(): Promise<MarketDataPeer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const address = request.url ?? ''
    asked.push(address)
    if (peer.instead) {
      peer.instead(request, response)
      return
    }
    const listing = known.get(address)
    response.writeHead(listing ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(listing ?? { error: 'No such symbol' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The peer has no port')

  const peer: MarketDataPeer = {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    instead: undefined,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return peer
}
