import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import {
  companyJobs,
  connect,
  contractorJobs,
  contractorProfiles,
  contractorRegistration,
  jobStatus,
  payments,
  signIn,
} from '@headframe/wire'
import type { Send } from '@headframe/wire'
import { openDatabase } from './db/open.ts'
import { aDraftJob, aLiveJob } from './testing/jobs.ts'
import { creditsOf, giveCredits } from './testing/payments.ts'
import { aCompany } from './testing/people.ts'
import { aPooler } from './testing/network/pooler.ts'
import { aProduct } from './testing/product.ts'
import { aRegistration } from './testing/registration.ts'
import { aServerProcess, eventually } from './testing/server-process.ts'

const many = 12
const patienceMs = 120_000

/** Behind it, in a place whose clock is not ours. */
const product = await aProduct()
await inPerth(product.databaseUrl)
const pooler = await aPooler({ sessions: 3 })
const url = await pooler.through(product.databaseUrl)
const environment = { DATABASE_URL: url, DATA_DIR: product.world.config.dataDir }
const servers = await Promise.all([aServerProcess(environment), aServerProcess(environment)])

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await pooler.stop()
})

/** All at once, at one server and the other in turn. */
function atOnce<T>(work: (send: Send, at: number) => Promise<T>, token?: string): Promise<T[]> {
  return Promise.all(
    Array.from({ length: many }, (_, at) => {
      const { base } = servers[at % 2] ?? servers[0]
      return work(connect({ base, ...(token ? { tokenFor: () => token } : {}) }), at)
    }),
  )
}

describe('two servers behind a transaction pooler with three sessions', () => {
  test(
    'register, sign in, read and keep what they promised, for a dozen people at once',
    async () => {
      const forms = await Promise.all(Array.from({ length: many }, () => aRegistration(product)))

      await atOnce((send, at) => send(contractorRegistration.register, formAt(at)))
      const tokens = await atOnce((send, at) =>
        send(signIn.contractor, {
          contractorEmail: formAt(at).field_email,
          contractorPass: formAt(at).field_password,
        }),
      )
      const profiles = await atOnce((_, at) =>
        connect({
          base: servers[(at + 1) % 2]?.base ?? '',
          tokenFor: () => tokens[at]?.token,
        })(contractorProfiles.own, {}),
      )

      expect(profiles.map(({ first_name }) => first_name)).toEqual(Array(many).fill('Marnie'))
      await eventually(async () => ((await unreadResumes()) === 0 ? true : undefined), 60_000)

      function formAt(at: number) {
        const form = forms[at]
        if (!form) throw new RangeError('There are not so many people')
        return form
      }
    },
    patienceMs,
  )

  test(
    'publish with a dozen credits, and find it all',
    async () => {
      const company = await aCompany(product)
      await aLiveJob(product, company)
      await giveCredits(product, company, many)
      const drafts: { uuid: string }[] = []
      for (let at = 0; at < many; at += 1) drafts.push(await aDraftJob(product, company))

      await atOnce(
        (send, at) => send(payments.postWithCredit, { uuid: drafts[at]?.uuid ?? '' }),
        company.token,
      )

      const lists = await atOnce(
        (send) => send(companyJobs.list, { search: '', perPage: 100 }),
        company.token,
      )
      const active = lists.map((list) => list.filter(({ status }) => status === jobStatus.active))
      expect(active.map(({ length }) => length)).toEqual(Array(many).fill(many + 1))
      expect(await creditsOf(product, company)).toEqual({ balance: 0, ledger: 0 })
      const found = await atOnce((send) => send(contractorJobs.find, { search: 'dozer' }))
      expect(found.every((page) => page.length > 0)).toBe(true)
    },
    patienceMs,
  )
})

test('a start there says in one line what to set, and nothing once it is set', async () => {
  const [without, withDirect] = await Promise.all(
    [undefined, product.databaseUrl].map(async (directUrl) => {
      const database = await openDatabase({ url, directUrl, dataDir: '' })
      const warnings = await database.warnings()
      await database.close()
      return warnings.filter((warning) => warning.includes('DATABASE_DIRECT_URL'))
    }),
  )

  expect(without).toHaveLength(1)
  expect(withDirect).toEqual([])
})

describe('a session that the pooler lends to others', () => {
  test('is ours while we use it: our zone, our limits, and no writing where we read', async () => {
    const database = await openDatabase({ url, dataDir: '' })
    const { reading, writing } = database
    const settings = sql<{ zone: string; limit: string }>`
      select current_setting('timezone') as zone, current_setting('statement_timeout') as limit`

    const seen = await Promise.all(
      Array.from({ length: many }, (_, at) => settings.execute(at % 2 ? reading : writing)),
    )
    const refused = await Promise.allSettled(
      Array.from({ length: many }, () => reading.deleteFrom('account').execute()),
    )
    await database.close()

    expect(seen.filter(({ rows }) => rows[0]?.zone === 'UTC')).toHaveLength(many)
    expect(seen.filter(({ rows }) => rows[0]?.limit === '15s')).toHaveLength(many)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set(['rejected']))
  })

  test('is theirs when they use it: nothing of ours has stayed', async () => {
    const others = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const client = new pg.Client(url)
        await client.connect()
        // One of the three sessions each.
        await client.query('begin')
        return client
      }),
    )

    const found = await Promise.all(
      others.map(async (client) => {
        const { rows } = await client.query(
          `select current_setting('timezone') as zone, current_setting('statement_timeout') as limit,
            current_setting('transaction_read_only') as read_only,
            (select count(*)::int from pg_prepared_statements) as prepared`,
        )
        await client.query('create table if not exists theirs (name text)')
        await client.query('rollback')
        await client.end()
        return rows[0]
      }),
    )

    const theirs = { zone: 'Australia/Perth', limit: '0', read_only: 'off', prepared: 0 }
    expect(found).toEqual([theirs, theirs, theirs])
  })
})

async function inPerth(databaseUrl: string): Promise<void> {
  const name = new pg.Client(databaseUrl).database ?? ''
  await sql`alter database ${sql.id(name)} set timezone = 'Australia/Perth'`.execute(
    product.world.database.writing,
  )
}

async function unreadResumes(): Promise<number> {
  const unread = await product.world.database.reading
    .selectFrom('resume')
    .select('id')
    .where('read_at', 'is', null)
    .execute()
  return unread.length
}
