import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { eventually } from '@headframe/server/src/testing/server-process.ts'
import { aCrowd } from '../clients/crowd.ts'
import { engineOf, killIfAlive } from '../engine.ts'
import { between } from '../ground.ts'
import type { Ground } from '../ground.ts'
import { anInstallation, bringDataFolder, msOf } from '../installation.ts'
import type { Guarantee } from '../guarantee.ts'
import { settle } from '../settle.ts'
import { addressIn } from './disk-full.ts'

const run = promisify(execFile)

/** A disk in a file, for one process and its children alone; it goes with them. */
const mounting = 'mount -o loop "$1" "$2" && shift 2 && exec "$@"'
const onDisk = (image: string, folder: string) =>
  ['unshare', '--mount', 'sh', '-c', mounting, 'sh', image, folder] as const

/** Cuts the disk off from its next write on, and forgets what it has not written yet: EXT4_IOC_SHUTDOWN without a flush. */
const cutting = `
import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587D, struct.pack('I', 2))`
const cutOff = (folder: string) => run('python3', ['-c', cutting, folder])

export const powerCut: Guarantee = {
  id: 'A4',
  says: 'power cut under load',
  withinSeconds: 240,
  recoversWithinSeconds: 40,
  cannotBeTried: whyNot,
  async try(ground) {
    const { image, folder } = await aDisk(ground, '512M')
    const dataDir = path.join(folder, 'data')
    let pid: number | undefined
    const seenAt = () => path.join(`/proc/${pid}/root`, dataDir)
    const place = await anInstallation(ground, {
      dataDir,
      seenAt,
      databaseUrl: () => addressIn(seenAt()),
    })
    const under = [...onDisk(image, folder), ...(await bringDataFolder(ground, dataDir))]
    const switchOn = async () => {
      const server = await place.start({}, { under })
      pid = server.pid
      return server
    }

    let server = await switchOn()
    const crowd = await aCrowd(place, ground.over)
    const rounds = 4
    let slowestRecoveryMs = 0
    for (let round = 0; round < rounds; round += 1) {
      await pause(between(1500, 5000))
      const engine = await engineOf(seenAt())
      await cutOff(path.join(`/proc/${pid}/root`, folder))
      await server.kill()
      killIfAlive(engine)
      await untilFree(image)
      const recoveryMs = await msOf(async () => {
        server = await switchOn()
      })
      slowestRecoveryMs = Math.max(slowestRecoveryMs, recoveryMs)
    }
    await crowd.goHome()
    const tried = await settle(place, crowd.history, { rounds, slowestRecoveryMs })
    await server.kill()
    await untilFree(image)
    return tried
  },
}

async function aDisk(ground: Ground, size: string): Promise<{ image: string; folder: string }> {
  const folder = await ground.aFolder()
  const image = `${folder}.ext4`
  ground.afterwards(() => rm(image, { force: true }))
  await run('truncate', ['-s', size, image])
  await run('mkfs.ext4', ['-q', '-F', image])
  return { image, folder }
}

/** The last process of the former disk is gone, and the disk with it. */
async function untilFree(image: string): Promise<void> {
  await eventually(async () => {
    const { stdout } = await run('losetup', ['--associated', image])
    return stdout === '' || undefined
  }, 60_000)
}

/** Tries it on a disk that nothing lies on. */
async function whyNot(ground: Ground): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'only root may cut a disk off'
  try {
    const { image, folder } = await aDisk(ground, '16M')
    await run('unshare', [...onDisk(image, folder).slice(1), 'python3', '-c', cutting, folder])
    return undefined
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : '').trim().split('\n').slice(-1)
    return `no disk can be cut off here (${why})`
  }
}
