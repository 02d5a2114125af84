import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aLiveJob } from '../../testing/jobs.ts'
import { aCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { plainPhrase } from '../../text/plain.ts'

const migration = new URL('../../../migrations/0016_words_between_blanks.sql', import.meta.url)
const product = await aProduct()
const { reading, writing } = product.world.database

test('words that the version before has kept are found as those of today are', async () => {
  const company = await aCompany(product)
  const said = ['Driver’s “Haul-truck” Ångström', 'Drill & Blast — 8/6 (WA) — $50.00, 地質', '…']
  for (const [at, title] of said.entries()) {
    await aLiveJob(product, company, { title, work_location: said.at(at - 1) ?? '' })
  }
  const now = await readJobs()

  for (const { id, title, role, company: of, place, text } of now) {
    const former = [title, role, of, place, text].map((part) => plainPhrase(part ?? '')).join('\n')
    await writing.updateTable('job').set({ words: former }).where('id', '=', id).execute()
  }
  expect(await readJobs()).not.toEqual(now)
  await sql.raw(await readFile(migration, 'utf8')).execute(writing)

  expect(await readJobs()).toEqual(now)
})

function readJobs() {
  return reading
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .innerJoin('role', 'role.id', 'job.role_id')
    .select(['job.id', 'job.title', 'role.name as role', 'company.name as company'])
    .select(['job.work_location as place', 'job.words'])
    .select(sql<string>`job.description #>> '{ops,0,insert}'`.as('text'))
    .orderBy('job.id')
    .execute()
}
