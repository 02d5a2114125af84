import { expect, test } from 'vitest'
import { migrate } from '@headframe/server/src/db/migrate.ts'
import { anEmptyDatabase } from '@headframe/server/src/testing/database/engine.ts'
import { migrateUpTo } from '@headframe/server/src/testing/database/schemas.ts'
import { demoCompanies, emailOf } from './companies/demo-companies.ts'
import { demoSignIns } from '@headframe/server/src/demo/sign-ins.ts'

test('a demo that was filled before accounts of it were marked is marked afterwards', async () => {
  const database = await anEmptyDatabase()
  await migrateUpTo(database, '0013')
  const ofDemo = [
    ...demoCompanies.map((company) => ({ audience: 'company', email: emailOf(company) })),
    { audience: 'contractor', email: 'priya.nair2@demo.example' },
    { audience: 'staff', email: demoSignIns.staff.email },
  ]
  const ofOthers = [
    { audience: 'contractor', email: 'hr@wilgara.example' },
    { audience: 'company', email: 'hr@saltbush.example' },
    { audience: 'company', email: 'demo.example@saltbush.example' },
  ]
  for (const account of [...ofDemo, ...ofOthers]) {
    const row = { ...account, password_hash: 'x', created_at: new Date() }
    await database.writing.insertInto('account').values(row).execute()
  }

  await migrate(database)

  const marked = await database.reading
    .selectFrom('account')
    .select(['audience', 'email'])
    .where('demo', '=', 'open')
    .execute()
  expect(new Set(marked)).toEqual(new Set(ofDemo))
})
