import { setTimeout as pause } from 'node:timers/promises'
import { signUp } from '../clients/people.ts'
import { aDatabaseServer } from '../database-server.ts'
import { openHistory } from '../history.ts'
import { anInstallation, msOf } from '../installation.ts'
import type { Installation } from '../installation.ts'
import type { Guarantee } from '../guarantee.ts'
import { settle } from '../settle.ts'
import { untilReady } from './database-killed.ts'

export const databaseLate: Guarantee = {
  id: 'A11',
  says: 'database not there at the start',
  isQuick: true,
  withinSeconds: 120,
  recoversWithinSeconds: 40,
  async try(ground) {
    const database = await aDatabaseServer(ground)
    const place = await anInstallation(ground, { environment: { DATABASE_URL: database.url } })
    const history = openHistory()
    const rounds = ground.isShort ? 1 : 2
    let slowestRecoveryMs = 0
    for (let round = 0; round < rounds; round += 1) {
      await database.kill()
      // It says that it lives before it has anything to serve.
      const server = await place.start({}, { untilReady: false })
      if ((await readiness(place)) !== 503) history.tellBroken('it was ready without a database')
      await pause(ground.isShort ? 1000 : 10_000)
      if (server.hasEnded()) history.tellBroken('it gave up waiting')
      await database.start()
      slowestRecoveryMs = Math.max(slowestRecoveryMs, await msOf(() => untilReady(place)))
      await signUp({ place, history })
      if (round < rounds - 1) await server.stop()
    }
    return settle(place, history, { rounds, slowestRecoveryMs })
  },
}

async function readiness({ base }: Installation): Promise<number> {
  const response = await fetch(`${base}/health/ready`)
  await response.arrayBuffer()
  return response.status
}
