import type { platform } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { isMigrated } from '../../db/migrate.ts'
import { hasRoom } from '../../kit/files/disk-room.ts'
import type { UseCase } from '../../kit/use-case.ts'
import type { World } from '../../kit/world.ts'

export const showHealth: UseCase<typeof platform.health> = () => ({ status: 'ok' })

export const showReadiness: UseCase<typeof platform.ready> = async ({ world }) => {
  const missing = world.stopping() ? ['stopping'] : await findMissing(world)
  if (missing.length > 0) throw new Refusal('NOT_READY', { missing })
  return { status: 'ok' }
}

async function findMissing({ config, database, files, tasks }: World): Promise<string[]> {
  const checks = {
    migrations: () => isMigrated(database),
    database: () => database.answers(),
    files: () => files.answers(),
    queue: () => tasks.answers(),
    disk: () => hasRoom([config.dataDir, database.folder ?? config.dataDir]),
  }
  const answers = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({
      name,
      fine: await check().catch(() => false),
    })),
  )
  return answers.filter(({ fine }) => !fine).map(({ name }) => name)
}
