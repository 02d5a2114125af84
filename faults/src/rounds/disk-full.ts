import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { diskOf, onSmallDisk } from '@headframe/server/src/testing/database/small-disk.ts'
import { aCrowd } from '../clients/crowd.ts'
import { anOnlooker, strangeAnswers } from '../clients/onlooker.ts'
import { between } from '../ground.ts'
import { anInstallation, bringDataFolder, msOf } from '../installation.ts'
import type { Guarantee } from '../guarantee.ts'
import { settle } from '../settle.ts'
import { untilReady } from './database-killed.ts'

const megabytes = 200

export const diskFull: Guarantee = {
  id: 'A7',
  says: 'disk full under load, and freed',
  withinSeconds: 180,
  recoversWithinSeconds: 40,
  cannotBeTried: async () =>
    process.platform === 'linux' ? undefined : 'small disks are made on Linux alone',
  async try(ground) {
    const folder = await ground.aFolder()
    const dataDir = path.join(folder, 'data')
    let pid: number | undefined
    const seenAt = () => path.join(`/proc/${pid}/root`, dataDir)
    const place = await anInstallation(ground, {
      dataDir,
      seenAt,
      databaseUrl: () => addressIn(seenAt()),
    })
    const under = [...onSmallDisk(folder, megabytes), ...(await bringDataFolder(ground, dataDir))]
    const product = await place.start({}, { under })
    pid = product.pid
    const disk = diskOf(pid, folder)
    const crowd = await aCrowd(place, ground.over)
    const onlooker = anOnlooker(place, { until: ground.over })
    const rounds = 3
    let slowestRecoveryMs = 0
    for (let round = 0; round < rounds; round += 1) {
      await pause(between(1000, 2500))
      await disk.fill()
      const { status } = await fetch(`${place.base}/health/ready`)
      if (status !== 503) crowd.history.tellBroken(`it was ${status} ready on a full disk`)
      await pause(between(1000, 3000))
      await disk.empty()
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
        ...(product.hasEnded() ? ['the server ended'] : []),
      ],
    }
  },
}

/** The engine of a data folder that others see elsewhere. */
export function addressIn(dataDir: string): string {
  const host = encodeURIComponent(path.join(dataDir, 'engine'))
  return `postgres://headframe@localhost/postgres?host=${host}`
}
