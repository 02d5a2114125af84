import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Refusal, wordsFor } from '@headframe/wire'
import type { Config } from '../config.ts'
import { commonHeaders } from './headers.ts'

const lookAgainMs = 500

/**
 * While the database is not there yet, the process already says that it lives and
 * what it waits for, so that nobody takes it for dead and starts it over and over.
 */
export async function waitInPublic(
  config: Config,
  log: Logger,
  isThere: () => Promise<boolean>,
): Promise<void> {
  if (await isThere()) return
  log.warn({}, 'The database does not answer yet; waiting for it')

  const refusal = new Refusal('NOT_READY')
  const notReady = JSON.stringify({
    error: wordsFor(refusal),
    code: refusal.code,
    missing: ['database'],
  })
  const server = createServer((request, response) => {
    const isAlive = request.url === '/api/health'
    response.writeHead(isAlive ? 200 : 503, {
      ...commonHeaders(config),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
      connection: 'close',
    })
    response.end(isAlive ? JSON.stringify({ status: 'ok' }) : notReady)
  })
  server.listen(config.port, config.host)
  while (!(await isThere())) await pause(lookAgainMs)

  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  log.info({}, 'The database answers')
}
