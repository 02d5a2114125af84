import { tidyingUp } from '../market/tidy-up.ts'
import type { Product } from './product.ts'

/** Tidies up at once, as the worker does from time to time. */
export async function tidyNow({ world, runTasks }: Product): Promise<void> {
  for (const { task } of tidyingUp) await world.tasks.promise(world.database.writing, task, {})
  await runTasks()
}
