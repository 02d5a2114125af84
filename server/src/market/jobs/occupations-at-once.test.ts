import { expect, test } from 'vitest'
import { inOneTransaction } from '../../db/call-transaction.ts'
import { waitersOn } from '../../testing/at-once/waiters.ts'
import { aLiveJob } from '../../testing/jobs.ts'
import { aCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { nameOccupations } from './job-occupations.ts'
import { keepJobWords } from './job-words.ts'

const product = await aProduct()
const { database, clock } = product.world

test('a posting that is edited while all are named anew keeps what it names now', async () => {
  const { uuid } = await aLiveJob(product, await aCompany(product), { title: 'Electrician' })
  const work = { db: database.writing, now: clock(), world: product.world, lastTry: false }
  let naming: Promise<void> | undefined

  await inOneTransaction(database, async (db) => {
    await db.updateTable('job').set({ title: 'Boilermaker' }).where('id', '=', uuid).execute()
    await keepJobWords(db, uuid)
    const after = '00000000-0000-0000-0000-000000000000'
    naming = inOneTransaction(database, async (other) =>
      nameOccupations.run({ ...work, db: other }, { after }),
    )
    await expect.poll(() => waitersOn(database)).toBe(1)
  })
  await naming

  const { occupations } = await database.reading
    .selectFrom('job')
    .select('occupations')
    .where('id', '=', uuid)
    .executeTakeFirstOrThrow()
  expect(occupations).toContain('Boilermaker')
  expect(occupations).not.toContain('Electrician')
})
