import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** The way to a database that can be shut: to whoever asks, the server is not there. */
export interface Gate {
  readonly url: string
  open(): Promise<void>
  close(): Promise<void>
}

/** Shut at first. */
export async function aGateTo(databaseUrl: string): Promise<Gate> {
  const { host, port, user, database } = new pg.Client(databaseUrl)
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const passing = new Set<Socket>()
  const server = createServer((socket) => {
    const beyond = connect(target)
    for (const end of [socket, beyond]) {
      passing.add(end)
      end.on('error', () => undefined)
      end.on('close', () => passing.delete(end))
    }
    socket.pipe(beyond).pipe(socket)
  })

  const gatePort = await freePort()
  return {
    url: `postgres://${user}@127.0.0.1:${gatePort}/${database}`,
    async open() {
      server.listen(gatePort, '127.0.0.1')
      await once(server, 'listening')
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of passing) socket.destroy()
      await closed
    },
  }
}
