import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@headframe/server/src/testing/server-process.ts'
import { aCrowd } from '../clients/crowd.ts'
import { anOnlooker, strangeAnswers, usualMs } from '../clients/onlooker.ts'
import { aDatabaseServer } from '../database-server.ts'
import { engineOf, killIfAlive } from '../engine.ts'
import { between } from '../ground.ts'
import { anInstallation, msOf } from '../installation.ts'
import type { Installation } from '../installation.ts'
import type { Guarantee } from '../guarantee.ts'
import { settle } from '../settle.ts'

/** Nobody waits for long for being put off; a machine that is busy takes longer for anything. */
const mostMsWhileAway = 5000

export const databaseServerKilled: Guarantee = {
  id: 'A3',
  says: 'database server killed under load',
  isQuick: true,
  withinSeconds: 180,
  recoversWithinSeconds: 40,
  async try(ground) {
    const server = await aDatabaseServer(ground)
    const place = await anInstallation(ground, { environment: { DATABASE_URL: server.url } })
    const product = await place.start()
    const crowd = await aCrowd(place, ground.over)
    const onlooker = anOnlooker(place, { until: ground.over })
    const rounds = ground.isShort ? 1 : 4
    let slowestRecoveryMs = 0
    const away: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await pause(between(1000, 4000))
      const before = onlooker.looks.length
      await server.kill()
      await pause(ground.isShort ? 1500 : 5000)
      away.push(usualMs(onlooker.looks.slice(before)))
      await server.start()
      slowestRecoveryMs = Math.max(slowestRecoveryMs, await msOf(() => untilReady(place)))
    }
    await onlooker.stop()
    await crowd.goHome()
    const tried = await settle(place, crowd.history, { rounds, slowestRecoveryMs })
    return {
      ...tried,
      broken: [
        ...tried.broken,
        ...strangeAnswers(onlooker, [200, 503]),
        ...away
          .filter((ms) => ms > mostMsWhileAway)
          .map((ms) => `readers waited ${Math.round(ms)} ms for being put off`),
        ...(product.hasEnded() ? ['the server ended'] : []),
      ],
    }
  },
}

export const engineKilled: Guarantee = {
  id: 'A3',
  says: 'embedded engine killed under load',
  withinSeconds: 180,
  recoversWithinSeconds: 40,
  async try(ground) {
    const place = await anInstallation(ground)
    const product = await place.start()
    const crowd = await aCrowd(place, ground.over)
    const rounds = 4
    let slowestRecoveryMs = 0
    for (let round = 0; round < rounds; round += 1) {
      await pause(between(1000, 4000))
      const engine = await engineOf(place.dataDir)
      killIfAlive(engine)
      slowestRecoveryMs = Math.max(slowestRecoveryMs, await msOf(() => untilReady(place)))
    }
    await crowd.goHome()
    const tried = await settle(place, crowd.history, { rounds, slowestRecoveryMs })
    return {
      ...tried,
      broken: [...tried.broken, ...(product.hasEnded() ? ['the server ended'] : [])],
    }
  },
}

export async function untilReady(place: Pick<Installation, 'base'>): Promise<void> {
  await eventually(async () => {
    const response = await fetch(`${place.base}/health/ready`).catch(() => undefined)
    await response?.arrayBuffer()
    return response?.ok || undefined
  }, 120_000)
}
