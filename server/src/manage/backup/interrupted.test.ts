import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { administration } from '@headframe/wire'
import { manageIn, installationOf, startTask } from '../../testing/manage.ts'
import { aMarket, comeBack } from '../../testing/market.ts'
import { aProduct } from '../../testing/product.ts'
import type { Product } from '../../testing/product.ts'
import { eventually } from '../../testing/server-process.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'headframe-interrupted-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const product = await aProduct()
const market = await aMarket(product)
const from = path.join(folder, 'good.tar')
await manageIn(installationOf(product), 'backup', { to: from })

test(
  'a backup that is stopped leaves nothing behind, and one that is killed nothing for long',
  { timeout: 60_000 },
  async () => {
    const installation = installationOf(product)
    const to = path.join(folder, 'stopped.tar')
    const left = async () => (await readdir(folder)).filter((name) => name !== 'good.tar')

    const runUntilHeld = (signal: NodeJS.Signals) =>
      whileHeld(product, 'disclosure', async () => {
        const task = startTask(installation, 'backup', { to })
        await isWaiting(product)
        expect(await left()).toHaveLength(1)
        task.kill(signal)
        return task.ended
      })

    expect(await runUntilHeld('SIGTERM')).toMatchObject({ code: 1, err: 'The task was stopped.\n' })
    expect(await left()).toEqual([])
    await runUntilHeld('SIGKILL')
    expect(await left()).toHaveLength(1)
    await manageIn(installation, 'backup', { to })
    expect(await left()).toEqual(['stopped.tar'])
  },
)

test(
  'a restore that is stopped leaves the place as empty as it was',
  { timeout: 60_000 },
  async () => {
    const target = await aProduct()
    await whileHeld(target, 'job', async () => {
      const task = startTask(installationOf(target), 'restore', { from })
      await isWaiting(target)
      task.kill('SIGTERM')
      expect(await task.ended).toMatchObject({ code: 1, err: 'The task was stopped.\n' })
    })

    expect(await leftIn(target)).toEqual({ accounts: 0, loose: 0, files: [] })
    await manageIn(installationOf(target), 'restore', { from })
    await comeBack(target, market)
  },
)

test(
  'bytes of a restore that is killed are loose, and the next restore takes them up',
  { timeout: 60_000 },
  async () => {
    const target = await aProduct()
    const store = await aStoreThatTakesForEver()
    const installation = { ...installationOf(target), environment: store.environment }
    const task = startTask(installation, 'restore', { from })
    await store.hasBegun
    task.kill('SIGKILL')
    await task.ended

    const saved = (await leftIn(product)).files.length
    expect(await leftIn(target)).toEqual({ accounts: 0, loose: saved, files: [] })
    await manageIn(installationOf(target), 'restore', { from })
    expect(await leftIn(target)).toMatchObject({ loose: 0, files: { length: saved } })
    await comeBack(target, market)
  },
)

test(
  'a store that fails in the middle gives back what it had taken',
  { timeout: 60_000 },
  async () => {
    const target = await aProduct()
    const [file = ''] = (await leftIn(product)).files
    const inTheWay = path.join(target.world.config.dataDir, 'files', file)
    await mkdir(inTheWay, { recursive: true })

    const attempt = manageIn(installationOf(target), 'restore', { from })

    await expect(attempt).rejects.toThrow('The files provider does not answer')
    expect(await leftIn(target)).toEqual({ accounts: 0, loose: 1, files: [] })
    await rm(inTheWay, { recursive: true })
    await manageIn(installationOf(target), 'restore', { from })
    await comeBack(target, market)
  },
)

test(
  'of two restores at once one is refused, and takes nothing from the other',
  { timeout: 60_000 },
  async () => {
    const target = await aProduct()

    const both = await Promise.allSettled(
      [1, 2].map(() => manageIn(installationOf(target), 'restore', { from })),
    )

    const refused = both
      .filter((one) => one.status === 'rejected')
      .map(({ reason }) => String(reason))
    expect(refused).toEqual([expect.stringMatching(/Another restore is under way|is not empty/)])
    await comeBack(target, market)
  },
)

test('who signs up in the same moment is not lost', { timeout: 60_000 }, async () => {
  const target = await aProduct()
  const email = 'early@bird.example'
  const refused = await inTransaction(target, async (client) => {
    await client.query(`insert into account (audience, email) values ('admin', $1)`, [email])
    const restoring = manageIn(installationOf(target), 'restore', { from }).catch(String)
    await isWaiting(target)
    await client.query('commit')
    return restoring
  })

  expect(refused).toContain('is not empty')
  expect(await leftIn(target)).toEqual({ accounts: 1, loose: 0, files: [] })
  await target.send(administration.requestLink, { email })
  await target.runTasks()
  expect(await target.mailTo(email)).toHaveLength(1)
})

/** Holds a table, as a slow query would, while this is done. */
function whileHeld<T>(held: Product, table: string, work: () => Promise<T>): Promise<T> {
  return inTransaction(held, async (client) => {
    await client.query(`lock table ${table}`)
    return work()
  })
}

async function inTransaction<T>(
  { databaseUrl }: Product,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('begin')
    return await work(client)
  } finally {
    await client.end()
  }
}

function isWaiting({ world }: Product): Promise<true> {
  return eventually(async () => {
    const { rows } = await sql`
      select from pg_locks where not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
      world.database.reading,
    )
    return rows.length > 0 || undefined
  })
}

async function leftIn({ world }: Product) {
  const { reading } = world.database
  const countOf = async (table: 'account' | 'loose_file') =>
    (await reading.selectFrom(table).select('id').execute()).length
  const folderOfFiles = path.join(world.config.dataDir, 'files')
  const entries = await readdir(folderOfFiles, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.type'))
    .map((entry) => path.relative(folderOfFiles, path.join(entry.parentPath, entry.name)))
  return { accounts: await countOf('account'), loose: await countOf('loose_file'), files }
}

/** A bucket that is empty, and never says that it has taken something. */
async function aStoreThatTakesForEver() {
  const begun = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    if (request.method === 'PUT') return begun.resolve()
    response.writeHead(404, { 'content-type': 'application/xml' })
    response.end('<Error><Code>NoSuchKey</Code></Error>')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  // A server that listens on a port has an address.
  const { port } = server.address() as AddressInfo
  const environment = {
    FILES_URL: `s3://headframe?endpoint=http://127.0.0.1:${port}&region=ap-southeast-2`,
    AWS_ACCESS_KEY_ID: 'anybody',
    AWS_SECRET_ACCESS_KEY: 'anybody',
  }
  return { environment, hasBegun: begun.promise }
}
