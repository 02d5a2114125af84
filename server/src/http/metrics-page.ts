import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { figuresOf } from '../kit/metrics/figures-of-world.ts'
import { watchProcess } from '../kit/metrics/process-figures.ts'
import type { World } from '../kit/world.ts'
import { commonHeaders } from './headers.ts'

/**
 * Tells how the process is to whoever gathers such figures, on an address of its own: they are about the
 * business and the machine, and nobody outside is to see them.
 */
export async function openMetricsPage(
  world: World,
  place: { readonly host: string; readonly port: number },
): Promise<Server> {
  const figuresOfProcess = watchProcess()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, text] = await find(request)
    response.writeHead(status, {
      ...commonHeaders(world.config),
      'content-type': type,
      'cache-control': 'no-store',
    })
    response.end(text)
  }

  async function find(request: IncomingMessage): Promise<[status: number, text: string]> {
    if (request.method !== 'GET' || request.url !== '/metrics') return [404, '']
    try {
      const counted = Object.values(world.metrics).flatMap((meter) => meter.lines())
      const lines = [...figuresOfProcess(), ...counted, ...(await figuresOf(world))]
      return [200, `${lines.join('\n')}\n`]
    } catch (error) {
      world.log.error({ err: error }, 'The figures could not be told')
      return [500, '']
    }
  }

  const server = createServer(
    { requestTimeout: 10_000 },
    (request, response) => void answer(request, response),
  )
  server.listen(place.port, place.host)
  await once(server, 'listening')
  return server
}

/** The version that the text format of Prometheus has. */
const type = 'text/plain; version=0.0.4; charset=utf-8'
