import type { World } from '../kit/world.ts'
import { loadDemo } from './load-demo.ts'
import { openOrCloseDemo } from './open-or-close-demo.ts'

/** Fills an empty marketplace where the demo is on; where it is off, lets nobody in who was left by one. */
export async function beginDemo(world: World): Promise<void> {
  const { config, database, log } = world
  if (config.demo) await loadDemo(world)
  const accounts = await openOrCloseDemo(database, config.demo)
  if (accounts === 0 || config.demo) return
  log.warn(
    { accounts },
    'DEMO is off, so its accounts are closed; what they published is still shown: `npm run manage -- remove-demo` takes them away',
  )
}
