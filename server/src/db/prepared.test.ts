import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../testing/database/engine.ts'

const database = await aDatabase()

test('a text that was planned once still answers after a migration changed its table', async () => {
  const everything = () =>
    database.reading.selectFrom('industry').selectAll().where('id', '=', 1).execute()
  const before = await Promise.all(Array.from({ length: 12 }, everything))
  expect(before[0]).toEqual([{ id: 1, name: 'Mining' }])

  await sql`alter table industry add column added text not null default 'later'`.execute(
    database.writing,
  )

  const after = await Promise.all(Array.from({ length: 12 }, everything))
  expect(
    after.every(
      ([row]) => JSON.stringify(row) === JSON.stringify({ id: 1, name: 'Mining', added: 'later' }),
    ),
  ).toBe(true)
})

test('reading connections plan each text once', async () => {
  // Each connection has its own.
  const prepared = await database.reading.connection().execute(async (one) => {
    await one.selectFrom('role').select('id').where('industry_id', '=', 1).execute()
    const { rows } = await sql`select from pg_prepared_statements`.execute(one)
    return rows.length
  })
  expect(prepared).toBeGreaterThan(0)
})

test('a search is planned for what is searched', async () => {
  const texts = await database.reading.connection().execute(async (one) => {
    for (const word of ['%jumbo%', '%bogger%']) {
      await one.selectFrom('job').select('id').where('words', 'like', word).execute()
    }
    await one
      .selectFrom('job')
      .select('id')
      .where(sql<boolean>`occupations && ${['Fitter']}`)
      .execute()
    await one.selectFrom('job').select('id').where('title', '=', 'Fitter').execute()
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where starts_with(statement, 'select "id" from "job"')`.execute(
      one,
    )
    return rows.map(({ statement }) => statement)
  })
  expect(texts).toEqual(['select "id" from "job" where "title" = $1'])
})
