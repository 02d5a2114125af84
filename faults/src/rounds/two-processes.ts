import { setTimeout as pause } from 'node:timers/promises'
import { aCrowd } from '../clients/crowd.ts'
import { engineOf, killIfAlive } from '../engine.ts'
import { between } from '../ground.ts'
import { anInstallation, msOf } from '../installation.ts'
import { operate } from '../operator.ts'
import type { Guarantee } from '../guarantee.ts'
import { settle } from '../settle.ts'

/** Each time a second process joins, then the one that was there before is killed. */
export const twoProcesses: Guarantee = {
  id: 'A5',
  says: 'two processes on one data folder, one killed',
  withinSeconds: 180,
  recoversWithinSeconds: 25,
  async try(ground) {
    const place = await anInstallation(ground)
    let server = await place.start()
    await place.start({ ROLE: 'worker' })
    const crowd = await aCrowd(place, ground.over)
    const broken: string[] = []
    const rounds = 3
    let slowestRecoveryMs = 0
    for (let round = 0; round < rounds; round += 1) {
      const former = server
      const joiningMs = await msOf(async () => {
        server = await place.start()
      })
      slowestRecoveryMs = Math.max(slowestRecoveryMs, joiningMs)
      const told = await operate(ground, place, 'tasks')
      if (told['task'] !== 'tasks') broken.push('the operator was not served')
      await former.kill()
      await pause(between(500, 1500))
    }
    await crowd.goHome()

    // All at once, engine and all: the lock that stays behind holds nobody up.
    const engine = await engineOf(place.dataDir)
    await server.kill()
    killIfAlive(engine)
    slowestRecoveryMs = Math.max(slowestRecoveryMs, await msOf(() => place.start()))
    const tried = await settle(place, crowd.history, { rounds, slowestRecoveryMs })
    return { ...tried, broken: [...tried.broken, ...broken] }
  },
}
