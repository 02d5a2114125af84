import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { dayOf, productTimeZone } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import type { Chore, Task, World } from '../../kit/world.ts'
import { keepProfileWords, keptAsNow } from './profile-words.ts'

const atOnce = 200
const first = '00000000-0000-0000-0000-000000000000'

const isKept = sql<SqlBool>`words @@ ${`'${keptAsNow}'`}::tsquery`

/** In the order of their ids, so many at a time: words that were kept otherwise than now. */
export const keepWords: Task<{ after: string }> = {
  // Called for what was first missing: one may have been promised by an older version.
  name: 'keep-homes',
  tries: 10,
  async run({ db, world, now }, { after }) {
    const older = await db
      .selectFrom('profile_words')
      .select('profile_id as id')
      .where('profile_id', '>', after)
      .where(sql<SqlBool>`not ${isKept}`)
      .orderBy('profile_id')
      .limit(atOnce)
      .execute()
    const last = older.at(-1)
    if (!last) return
    const ids = older.map(({ id }) => id)
    await keepAnew(db, ids, now)
    await world.tasks.promise(db, keepWords, { after: last.id })
  },
}

/** Time goes by: whoever had a ticket that is over by now is found by it no more as somebody who holds it. */
export const keepWordsInTime: Chore = {
  everyMinutes: 10,
  task: {
    name: 'keep-words-in-time',
    tries: 3,
    async run({ db, world, now }) {
      const today = dayOf(now, productTimeZone)
      const over = await db
        .selectFrom('profile_words')
        .select('profile_id as id')
        .where('next_end', '<', sql<string>`${today}::date`)
        .orderBy('next_end')
        .limit(atOnce)
        .execute()
      const ids = over.map(({ id }) => id)
      await keepAnew(db, ids, now)
      // Many end with a month.
      if (ids.length === atOnce) await world.tasks.promise(db, keepWordsInTime.task, {})
    },
  },
}

/** Whoever edits one keeps its words anew: what was read before must not be written after. */
async function keepAnew(db: Writing, ids: readonly string[], now: Date): Promise<void> {
  await db
    .selectFrom('profile')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await keepProfileWords(db, ids, now)
}

/** A backup of older days may come back at any time, so each start of a worker looks. */
export async function promiseWords({ database, tasks }: Pick<World, 'database' | 'tasks'>) {
  if (await areAllKept(database.reading)) return
  await tasks.promiseMissing(database.writing, keepWords, [{ after: first }])
}

/** Both are counted by their index; a look for one that is not kept would read the words of all. */
async function areAllKept(db: Reading): Promise<boolean> {
  const { all, kept } = await db
    .selectNoFrom((from) => [
      from
        .selectFrom('profile_words')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('all'),
      from
        .selectFrom('profile_words')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(isKept)
        .as('kept'),
    ])
    .executeTakeFirstOrThrow()
  return all === kept
}
