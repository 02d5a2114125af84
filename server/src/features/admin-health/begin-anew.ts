import type { adminHealth } from '@headframe/wire'
import { sendAgain } from '../../kit/letters/unsent-letters.ts'
import { sendLetters } from '../../kit/letters/send-letters.ts'
import { retryFailedTasks } from '../../kit/tasks/failed-tasks.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { isUuid } from '../../kit/uuids.ts'

/** Two who click at once begin it once: it is failed no more. */
export const retryTasks: UseCase<typeof adminHealth.retryTasks> = async ({ db, now }, { id }) => {
  if (id !== undefined && !isUuid(id)) return { success: true, begun: 0 }
  const begun = await retryFailedTasks(db, id === undefined ? {} : { id }, now)
  return { success: true, begun }
}

export const resendLetters: UseCase<typeof adminHealth.resendLetters> = async (
  { db, now, world },
  { id },
) => {
  const begun = await sendAgain(db, id === undefined ? 'failed' : { id }, now)
  if (begun > 0) await world.tasks.promise(db, sendLetters, {})
  return { success: true, begun }
}
