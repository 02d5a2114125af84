import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { administration, applicants, contractorProfiles, payments, signIn } from '@headframe/wire'
import { openDiskFiles } from '../../adapters/files/disk-files.ts'
import { listMigrations } from '../../db/migrate.ts'
import type { Database } from '../../db/open.ts'
import { hashPassword } from '../../kit/sign-in/passwords.ts'
import { hashOfToken, newToken } from '../../kit/tokens.ts'
import { readEntries, writeEntries } from '../../testing/archives.ts'
import { anEmptyDatabase } from '../../testing/database/engine.ts'
import { aFormerQueue } from '../../testing/database/former-queue.ts'
import { aDraftJob, anApplicationTo } from '../../testing/jobs.ts'
import { manageIn, installationOf } from '../../testing/manage.ts'
import { giveCredits } from '../../testing/payments.ts'
import { aContractor, isSignedIn } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import type { Product } from '../../testing/product.ts'
import { migrateUpTo } from '../../testing/database/schemas.ts'
import { manifestName, sealName, tableEntry } from './archive.ts'
import type { Manifest } from './archive.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'headframe-older-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const admin = 'boss@older.example'
const company = { email: 'company@older.example', password: 'ironbark-9-ochre' }
const passwordHash = await hashPassword(company.password)
const logo = { id: randomUUID().replaceAll('-', ''), bytes: randomBytes(100_000) }

const oldToken = newToken()

/** The schema from which on there is this to be lost. */
const since = {
  companies: '0003',
  disclosures: '0004',
  profiles: '0005',
  receipts: '0006',
  promises: '0009',
  tasks: '0010',
  logos: '0012',
}

/**
 * Migrations are not edited once they have landed, so each schema was here while it was one of the last. Of the
 * others those on both sides of something new to be lost are, and every tenth.
 */
const schemas = (await listMigrations()).filter((schema, at, all) => {
  const isAtTurn = Object.values(since).some(
    (first) => schema.startsWith(first) || all[at + 1]?.startsWith(first),
  )
  return isAtTurn || at % 10 === 0 || at >= all.length - 3
})

test.each(schemas)(
  'what was backed up at %s comes back and goes on',
  { timeout: 60_000 },
  async (schema) => {
    await restoreAndUse(schema, await backUpAt(schema))
  },
)

test('an archive of the first format is read as well', { timeout: 60_000 }, async () => {
  const schema = '0009_receipts_and_searches'
  const file = await backUpAt(schema)
  const entries = await readEntries(file)
  const { made, migrations, files, tables } = JSON.parse(
    String(entries.get(manifestName)),
  ) as Manifest
  const session = { name: 'public.session', columns: ['token_hash'], rows: 1 }
  const former = {
    format: 1,
    made,
    migrations,
    files,
    tables: [...tables.map(({ name, columns, rows }) => ({ name, columns, rows })), session],
  }
  entries.set(tableEntry(session.name), Buffer.from('\\\\x00\n'))
  entries.set(manifestName, Buffer.from(JSON.stringify(former)))
  entries.delete(sealName)
  await writeEntries(file, entries)

  await restoreAndUse(schema, file)
})

async function backUpAt(schema: string): Promise<string> {
  const dataDir = await mkdtemp(path.join(folder, schema))
  const to = `${dataDir}.tar`
  const older = await anEmptyDatabase()
  await migrateUpTo(older, schema)
  await fill(older, dataDir, schema)
  const databaseUrl = older.connection.connectionString ?? ''

  const saved = await manageIn({ databaseUrl, dataDir }, 'backup', { to })

  expect(saved).toMatchObject({ files: 1, absent: [] })
  expect(await appliedTo(older)).toBe(schema)
  return to
}

async function restoreAndUse(schema: string, from: string): Promise<void> {
  const product = await aProduct()
  const back = await manageIn(installationOf(product), 'restore', { from })
  expect(back).toMatchObject({ files: 1, absent: [] })
  expect(await manageIn(installationOf(product), 'migrate')).toEqual({ applied: [] })

  const stored = await product.ask(`/files/${logo.id}`)
  expect(Buffer.from(await stored.arrayBuffer())).toEqual(logo.bytes)
  await comeBackAsAdmin(product, schema)
  if (schema >= since.companies) await comeBackAsCompany(product, schema)
}

/** What an installation of that version could hold. */
async function fill(database: Database, dataDir: string, schema: string): Promise<void> {
  const db = database.writing
  const files = await openDiskFiles(path.join(dataDir, 'files'))
  await files.put(logo.id, logo.bytes, 'image/png')
  await files.close()
  const sha256 = createHash('sha256').update(logo.bytes).digest()
  await sql`insert into stored_file (id, type, size, sha256, purpose, stored_at)
    values (${logo.id}, 'image/png', ${logo.bytes.length}, ${sha256}, 'logo', now())`.execute(db)
  if (schema >= since.logos)
    await sql`insert into logo values (${logo.id}, ${logo.id}, 'nobody', now())`.execute(db)

  await sql`insert into account (audience, email) values ('admin', ${admin})`.execute(db)
  await sql`insert into session (token_hash, account_id, audience, started_at, used_at)
    select ${hashOfToken(oldToken)}, id, 'admin', now(), now() from account`.execute(db)
  if (schema >= since.tasks)
    await sql`insert into task (kind, payload, promised_at, due_at)
      values ('mail-sign-in-link', ${{ email: admin }}, now(), now())`.execute(db)
  else if (schema >= since.promises) {
    const former = await aFormerQueue(database, ['mail-sign-in-link'])
    await former.send('mail-sign-in-link', { email: admin })
  }

  if (schema < since.companies) return
  await sql`insert into account (audience, email, password_hash)
    values ('company', ${company.email}, ${passwordHash})`.execute(db)
  const columns = schema >= since.profiles ? sql`, slug, created_at` : sql``
  const values = schema >= since.profiles ? sql`, 'saltbush', now()` : sql``
  await sql`insert into company (id, name ${columns})
    select id, 'Saltbush Mining' ${values} from account where audience = 'company'`.execute(db)
  if (schema >= since.disclosures)
    await sql`insert into disclosure (disclosed_at, reader_audience, reader_id, contractor_id, call)
      select now(), 'company', gen_random_uuid(), gen_random_uuid(), 'x' from generate_series(1, 3)`.execute(
      db,
    )
  if (schema >= since.receipts)
    await sql`insert into payment (company_id, job_title, method, status, amount_cents, gst_cents,
        receipt_number, created_at, settled_at)
      select id, 'Dozer Operator', 'free', 'succeeded', 0, 0,
        'HF-' || lpad(nextval('receipt_number')::text, 6, '0'), now(), now()
      from company cross join generate_series(1, 3)`.execute(db)
}

async function appliedTo({ reading }: Database): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select max(name) as name from kysely_migration`.execute(reading)
  return rows[0]?.name
}

/** Not with the session of then; with a link that was asked for then, or is now. */
async function comeBackAsAdmin(product: Product, schema: string): Promise<void> {
  expect(await isSignedIn(product, { token: oldToken })).toBe(false)
  if (schema < since.promises) await product.send(administration.requestLink, { email: admin })
  await product.runTasks()
  const [mail, ...more] = await product.mailTo(admin)
  expect(more).toEqual([])
  const token = path.basename(mail?.link ?? '')
  expect(await product.send(administration.openLink, { token })).toMatchObject({ email: admin })
}

/** What is numbered goes on: the next disclosure, the next receipt. */
async function comeBackAsCompany(product: Product, schema: string): Promise<void> {
  const { token } = await product.send(signIn.company, company)
  const { id } = await product.world.database.reading
    .selectFrom('company')
    .select('id')
    .executeTakeFirstOrThrow()
  const person: Person = { ...company, id, audience: 'company', token }
  const { send } = product.as(person)

  await giveCredits(product, person)
  const { uuid } = await aDraftJob(product, person)
  await send(payments.postWithCredit, { uuid })
  const history = await send(payments.history, {})
  expect(new Set(history.map(({ receipt_number }) => receipt_number)).size).toBe(
    schema >= since.receipts ? 4 : 1,
  )

  const applicant = await aContractor(product)
  await anApplicationTo(product, { id: uuid }, applicant)
  const { profile_hash } = await product.as(applicant).send(contractorProfiles.own, {})
  expect(await send(applicants.candidate, { jobUuid: uuid, profile_hash })).toMatchObject({
    first_name: 'Ash',
  })
}
