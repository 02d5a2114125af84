import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Refusal, wordsFor } from '@headframe/wire'
import type { Config } from '../config.ts'
import type { DatabaseTrouble } from '../db/open.ts'
import { reasonOf } from '../kit/tasks/reason.ts'
import { commonHeaders } from './headers.ts'

const lookAgainMs = 500
const tellAgainMs = 60_000

/**
 * While the database is not there yet, the process already says that it lives and
 * what it waits for, so that nobody takes it for dead and starts it over and over.
 */
export async function waitInPublic(
  config: Config,
  log: Logger,
  findTrouble: () => Promise<DatabaseTrouble | undefined>,
): Promise<void> {
  const trouble = await findTrouble()
  if (!trouble) return
  const tell = teller(log)
  tell(trouble)

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
  for (;;) {
    const still = await findTrouble()
    if (!still) break
    tell(still)
    await pause(lookAgainMs)
  }

  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  log.info({}, 'The database answers')
}

/** At once when the reason is another one, and else once a minute: it may never come by itself. */
function teller(log: Logger) {
  let told = { reason: '', at: 0 }
  return ({ setting, error }: DatabaseTrouble) => {
    const reason = reasonOf(error)
    const now = performance.now()
    if (reason === told.reason && now < told.at + tellAgainMs) return
    told = { reason, at: now }
    log.warn({ setting, reason }, 'The database does not answer yet; waiting for it')
  }
}
