import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../testing/database/engine.ts'
import { isDatabaseDown } from './faults.ts'

const database = await aDatabase()

async function errorWith(code: string): Promise<unknown> {
  return sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`
    .execute(database.writing)
    .catch((error: unknown) => error)
}

test.each(['57P01', '58030', '53300'])(
  'an error %s passes, and is no fault of ours',
  async (code) => {
    expect(isDatabaseDown(await errorWith(code))).toBe(true)
  },
)

test.each(['23505', '42P01', '22012'])('an error %s is not one that passes', async (code) => {
  expect(isDatabaseDown(await errorWith(code))).toBe(false)
})
