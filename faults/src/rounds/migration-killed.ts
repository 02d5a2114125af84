import { listMigrations } from '@headframe/server/src/db/migrate.ts'
import { openDatabase } from '@headframe/server/src/db/open.ts'
import { migrateUpTo } from '@headframe/server/src/testing/database/schemas.ts'
import { addressOf, tell } from '@headframe/server/src/testing/database/test-server.ts'
import { aDatabaseServer } from '../database-server.ts'
import { aWord, between } from '../ground.ts'
import type { Ground } from '../ground.ts'
import { msOf } from '../installation.ts'
import { operate, operateAndKill } from '../operator.ts'
import type { Guarantee } from '../guarantee.ts'

const people = 20_000

export const migrationKilled: Guarantee = {
  id: 'A9',
  says: 'migrations killed and run again, from each schema',
  withinSeconds: 240,
  async try(ground) {
    const server = await aDatabaseServer(ground)
    const dataDir = await ground.aFolder()
    const schemas = await listMigrations()
    const fresh = await aDatabaseUpTo(server.url, schemas.at(-1) ?? '')
    const newest = await shapeOf(fresh)
    const wholeMs = await msOf(() => migrateAt(ground, fresh, dataDir))

    let acknowledged = 0
    const [lost, broken]: [string[], string[]] = [[], []]
    const older = schemas.slice(0, -1)
    for (const schema of older) {
      const url = await aDatabaseUpTo(server.url, schema)
      await fill(url)
      acknowledged += people
      const before = await fingerprint(url)
      await operateAndKill(placeAt(url, dataDir), 'migrate', between(wholeMs * 0.4, wholeMs * 1.2))
      const halfway = await fingerprint(url)
      await migrateAt(ground, url, dataDir)
      if (halfway !== before || (await fingerprint(url)) !== before)
        lost.push(`accounts of ${schema}`)
      if ((await shapeOf(url)) !== newest) broken.push(`from ${schema} it became another schema`)
      const again = await migrateAt(ground, url, dataDir)
      if (again !== 0) broken.push(`from ${schema} it was not done at once`)
    }
    return { rounds: older.length, acknowledged, lost, doubled: [], halfDone: [], broken }
  },
}

async function aDatabaseUpTo(server: string, schema: string): Promise<string> {
  const name = `migrated_${aWord()}`
  await tell(server, `create database ${name}`)
  const url = addressOf(server, name)
  const database = await openDatabase({ url, dataDir: '' })
  await migrateUpTo(database, schema)
  await database.close()
  return url
}

const placeAt = (url: string, dataDir: string) => ({
  environment: { DATABASE_URL: url, DATA_DIR: dataDir },
})

/** Answers how many steps were left. */
async function migrateAt(ground: Ground, url: string, dataDir: string): Promise<number> {
  const { applied } = await operate(ground, placeAt(url, dataDir), 'migrate')
  return Array.isArray(applied) ? applied.length : 0
}

/** What every schema knows. */
async function fill(url: string): Promise<void> {
  await tell(
    url,
    `insert into account (audience, email, password_hash)
     select 'contractor', 'person-' || number || '@faults.example', md5(number::text)
     from generate_series(1, ${people}) as number`,
  )
}

async function fingerprint(url: string): Promise<string> {
  const { rows } = await tell(
    url,
    `select count(*) || ' ' || md5(string_agg(concat_ws('|', id, audience, email, password_hash, created_at), ',' order by id)) as sum
     from account`,
  )
  return rows[0]?.sum
}

async function shapeOf(url: string): Promise<string> {
  const { rows } = await tell(
    url,
    `select md5(string_agg(concat_ws('|', table_name, column_name, data_type, is_nullable, column_default), ','
       order by table_name, column_name)) as sum
     from information_schema.columns where table_schema = 'public'`,
  )
  return rows[0]?.sum
}
