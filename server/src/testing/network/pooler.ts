import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { poolerPath } from '@headframe/tools/find-pooler.ts'
import { freePort } from './free-port.ts'
import { aGateTo } from './gate.ts'
import { eventually } from '../server-process.ts'

export interface Pooler {
  /** The way through it to a database of the test engine. */
  through(databaseUrl: string): Promise<string>
  stop(): Promise<void>
}

/** It refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** A real PgBouncer that lends each transaction one of a few sessions of the server. */
export async function aPooler({ sessions }: { sessions: number }): Promise<Pooler> {
  const { server } = inject('engine')
  // It takes no socket of another user's.
  const gate = await aGateTo(server)
  await gate.open()
  const beyond = new pg.Client(gate.url)
  const { user, password } = new pg.Client(server)
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'headframe-pooler-'))
  await chmod(folder, 0o755)
  const settings = path.join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=${beyond.host} port=${beyond.port} user=${user}${password ? ` password=${password}` : ''}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 500
`,
  )
  const child = spawn(poolerPath(), ['--quiet', settings], { ...nobody, cwd: '/', stdio: 'ignore' })
  const ended = once(child, 'exit')
  await eventually(() => isListening(port))

  return {
    async through(databaseUrl) {
      const { database } = new pg.Client(databaseUrl)
      return `postgres://${user}@127.0.0.1:${port}/${database}`
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
      await gate.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function isListening(port: number): Promise<true | undefined> {
  const socket = connect(port, '127.0.0.1')
  const isThere = await once(socket, 'connect').then(
    () => true as const,
    () => undefined,
  )
  socket.destroy()
  return isThere
}
