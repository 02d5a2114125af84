import type { CardPayments } from '@headframe/server/src/adapters/payments/card-payments.ts'
import { readConfig } from '@headframe/server/src/config.ts'
import { openDatabase } from '@headframe/server/src/db/open.ts'
import { buildApp } from '@headframe/server/src/http/app.ts'
import { openLog } from '@headframe/server/src/log.ts'
import { openWorld } from '@headframe/server/src/open-world.ts'
import { routes } from '@headframe/server/src/routes.ts'
import type { Ground } from './ground.ts'
import type { Installation } from './installation.ts'

/**
 * The product in this very process, where nothing is to be killed: who takes its cards is chosen here,
 * for no setting leads it to another card provider. Answers where its API is.
 */
export async function aProductHere(
  ground: Ground,
  { environment }: Pick<Installation, 'environment'>,
  payments: CardPayments,
): Promise<string> {
  const config = readConfig({ DEMO: 'off', TRUST_PROXY: '1', ...environment })
  const database = await openDatabase(config.database)
  const opened = await openWorld(config, openLog('silent'), database)
  const world = { ...opened, payments }
  const app = await buildApp(world, routes)
  ground.afterwards(async () => {
    await app.close()
    await world.close()
  })
  await world.tasks.work(world)
  return `${await app.listen({ host: '127.0.0.1', port: 0 })}/api`
}
