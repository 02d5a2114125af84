import type { FastifyInstance } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import type { OpenWorld } from '../kit/world.ts'

const graceMs = 200
const mostMs = 10_000

/** Told to stop, the process finishes what it has begun, takes nothing new, and leaves within ten seconds. */
export function drainOnSignal(world: OpenWorld, app: FastifyInstance): void {
  let draining: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      draining ??= drain(world, app)
    })
  }
}

async function drain(world: OpenWorld, app: FastifyInstance): Promise<void> {
  setTimeout(() => {
    world.log.error({}, 'Stopping took too long')
    process.exit(1)
  }, mostMs).unref()

  world.stop()
  // A balancer in front needs a moment to see that we are no longer ready.
  await pause(graceMs)
  // Connections that fall idle only after closing began would hold it up for ever.
  const reaping = setInterval(() => app.server.closeIdleConnections(), 100)
  await app.close()
  clearInterval(reaping)

  await world.close()
  world.log.info({}, 'Stopped')
  process.exit(0)
}
