import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { aCrowd } from '../clients/crowd.ts'
import { engineOf, killIfAlive } from '../engine.ts'
import { between } from '../ground.ts'
import { anInstallation, msOf } from '../installation.ts'
import type { Guarantee } from '../guarantee.ts'
import { settle } from '../settle.ts'
import { untilReady } from './database-killed.ts'

const run = promisify(execFile)
const tracing = ['-qq', '-o', '/dev/null', '-e', 'trace=fsync,fdatasync'] as const

export const fsyncFails: Guarantee = {
  id: 'A6',
  says: 'disk that cannot write down what it was given',
  withinSeconds: 180,
  recoversWithinSeconds: 60,
  cannotBeTried: async () =>
    run('strace', [...tracing, 'true']).then(
      () => undefined,
      () => 'strace is not there, or may not look at processes',
    ),
  async try(ground) {
    const place = await anInstallation(ground)
    const server = await place.start()
    const crowd = await aCrowd(place, ground.over)
    const rounds = 3
    let slowestRecoveryMs = 0
    for (let round = 0; round < rounds; round += 1) {
      await pause(between(1000, 2500))
      const pids = await engineProcesses(place.dataDir)
      const failing = spawn(
        'strace',
        [
          ...tracing,
          '--inject=fsync,fdatasync:error=EIO',
          '--follow-forks',
          ...pids.flatMap((pid) => ['-p', String(pid)]),
        ],
        { stdio: 'ignore', signal: ground.over },
      )
      failing.on('error', () => undefined)
      const ended = once(failing, 'exit')
      await pause(between(300, 900))
      failing.kill('SIGTERM')
      await ended
      slowestRecoveryMs = Math.max(slowestRecoveryMs, await msOf(() => untilReady(place)))
    }
    await crowd.goHome()

    // What only seemed to be there is gone once the engine has to read it from the disk.
    const engine = await engineOf(place.dataDir)
    await server.kill()
    killIfAlive(engine)
    await place.start()
    return settle(place, crowd.history, { rounds, slowestRecoveryMs })
  },
}

async function engineProcesses(dataDir: string): Promise<number[]> {
  const engine = await engineOf(dataDir)
  if (!engine) return []
  const children = await readFile(`/proc/${engine}/task/${engine}/children`, 'utf8')
  return [engine, ...children.trim().split(/\s+/).map(Number)]
}
