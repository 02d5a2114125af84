import type { platform } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { isMigrated } from '../../db/migrate.ts'
import { hasRoom } from '../../kit/files/disk-room.ts'
import { reasonOf } from '../../kit/tasks/reason.ts'
import type { UseCase } from '../../kit/use-case.ts'
import type { World } from '../../kit/world.ts'

export const showHealth: UseCase<typeof platform.health> = () => ({ status: 'ok' })

export const showReadiness: UseCase<typeof platform.ready> = async ({ world }) => {
  if (world.stopping()) throw new Refusal('NOT_READY', { missing: ['stopping'] })
  const missing = await findMissing(world)
  tellChange(world, missing)
  if (missing.length > 0)
    throw new Refusal('NOT_READY', { missing: missing.map(({ name }) => name) })
  return { status: 'ok' }
}

interface Missing {
  readonly name: string
  readonly reason?: string
}

async function findMissing({ config, database, files, tasks }: World): Promise<Missing[]> {
  const checks = {
    migrations: () => isMigrated(database),
    database: () => database.answers(),
    files: () => files.mustAnswer().then(() => true),
    queue: () => tasks.answers(),
    disk: () => hasRoom([config.dataDir, database.folder ?? config.dataDir]),
  }
  const looks = Object.entries(checks).map(async ([name, check]): Promise<Missing[]> => {
    try {
      return (await check()) ? [] : [{ name }]
    } catch (error) {
      return [{ name, reason: reasonOf(error) }]
    }
  })
  return (await Promise.all(looks)).flat()
}

/** What was missing when somebody asked last. Balancers ask all the time, and only what is new is worth a line. */
const lastMissing = new WeakMap<World, string>()

function tellChange(world: World, missing: readonly Missing[]): void {
  const names = missing.map(({ name }) => name).join(' ')
  const before = lastMissing.get(world) ?? ''
  lastMissing.set(world, names)
  if (names === before) return
  if (names) world.log.warn({ missing }, 'Not ready')
  else world.log.info({}, 'Ready again')
}
