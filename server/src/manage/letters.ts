import type { Config } from '../config.ts'
import { inOneTransaction } from '../db/call-transaction.ts'
import { sendLetters } from '../kit/letters/send-letters.ts'
import { countUnsent, findOutage, listUnsent, sendAgain } from '../kit/letters/unsent-letters.ts'
import type { World } from '../kit/world.ts'
import { withWorld } from './with-world.ts'
import { WrongUse } from './wrong-use.ts'

/** Lists what is not sent yet, or has it sent again by the worker. */
export function listOrSendLetters(
  config: Config,
  { send }: Readonly<Record<string, string | undefined>>,
): Promise<object> {
  return withWorld(config, (world) =>
    send === undefined ? listLetters(world) : again(world, send),
  )
}

const mostListed = 500

/** Whom a letter is for, since when it waits and what is wrong; never what it says. */
export async function listLetters({ database: { reading } }: Pick<World, 'database'>) {
  const { waiting, failed, oldest } = await countUnsent(reading)
  const outage = await findOutage(reading)
  const unsent = await listUnsent(reading, mostListed)
  return {
    waiting,
    failed,
    oldest_waiting: oldest,
    mail_server_away: outage ?? null,
    letters: unsent.map(({ failed_at, due_at, ...letter }) => ({
      ...letter,
      state: failed_at ? 'failed' : 'waiting',
      next_try_at: due_at,
    })),
  }
}

async function again(world: World, which: string): Promise<object> {
  const isOne = which !== 'failed' && which !== 'all'
  const count = await inOneTransaction(world.database, async (db) => {
    const due = await sendAgain(db, isOne ? { id: which } : which, world.clock())
    await world.tasks.promise(db, sendLetters, {})
    return due
  })
  if (isOne && count === 0) {
    throw new WrongUse(`There is no letter ${which} that is not sent and could be.`)
  }
  return { sent_again: count }
}
