import { setTimeout as pause } from 'node:timers/promises'
import { aCrowd } from '../clients/crowd.ts'
import { between } from '../ground.ts'
import { anInstallation, msOf } from '../installation.ts'
import type { Guarantee } from '../guarantee.ts'
import { settle } from '../settle.ts'

export const serverKilled: Guarantee = {
  id: 'A1',
  says: 'server killed under load',
  isQuick: true,
  withinSeconds: 180,
  recoversWithinSeconds: 25,
  async try(ground) {
    const place = await anInstallation(ground)
    let server = await place.start()
    const crowd = await aCrowd(place, ground.over)
    const rounds = ground.isShort ? 2 : 10
    let slowestRecoveryMs = 0
    for (let round = 0; round < rounds; round += 1) {
      await pause(between(500, 4000))
      await server.kill()
      const recoveryMs = await msOf(async () => {
        server = await place.start()
      })
      slowestRecoveryMs = Math.max(slowestRecoveryMs, recoveryMs)
    }
    await pause(500)
    await crowd.goHome()
    return settle(place, crowd.history, { rounds, slowestRecoveryMs })
  },
}
