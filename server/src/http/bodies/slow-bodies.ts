import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'

const windowMs = 15_000
/** Five kilobytes a second: any phone that has a connection at all. */
const leastBytesInWindow = 75_000

/**
 * Cuts off bodies that come so slowly that they only keep a connection busy. A form has to be there
 * within the window; a file may take longer, as long as it keeps coming.
 */
export function cutSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { bodies = [] } = request.routeOptions.config
    const mayTakeLong = bodies.includes('multipart') || bodies.includes('raw')
    if (hasBody(request.raw)) watch(request.raw, mayTakeLong)
    done()
  })
}

export function hasBody({ headers }: IncomingMessage): boolean {
  const isEmpty = (headers['content-length'] ?? '0') === '0'
  return !isEmpty || headers['transfer-encoding'] !== undefined
}

function watch(message: IncomingMessage, mayTakeLong: boolean): void {
  const { socket } = message
  let before = socket.bytesRead

  const watching = setInterval(() => {
    const came = socket.bytesRead - before
    before = socket.bytesRead
    if (message.complete) clearInterval(watching)
    else if (!mayTakeLong || came < leastBytesInWindow) socket.destroy()
  }, windowMs)
  message.once('close', () => clearInterval(watching))
}
