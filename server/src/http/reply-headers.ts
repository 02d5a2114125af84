import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { commonHeaders } from './headers.ts'

const exposed = [
  'Content-Disposition',
  'Retry-After',
  'X-Total-Count',
  'X-Page',
  'X-Page-Size',
  'X-Total-Pages',
  'X-Without-Location',
].join(', ')

/**
 * The headers of every reply. Where the API has an origin of its own, the app's pages
 * may call it, and nobody else's.
 */
export function addHeaders(app: FastifyInstance, config: Config): void {
  const ours = new URL(config.appUrl).origin
  const common = commonHeaders(config)

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(common).header('x-request-id', request.id)
    if (request.headers.origin === ours) {
      reply.headers({
        'access-control-allow-origin': ours,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': exposed,
        vary: 'Origin',
      })
    }
    done()
  })

  app.options('/api/*', (request, reply) => {
    if (request.headers.origin === ours) {
      reply.headers({
        'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
        'access-control-max-age': '600',
      })
    }
    return reply.code(204).send()
  })
}
