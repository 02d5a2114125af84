import { execFile, spawn } from 'node:child_process'
import {
  chmod,
  chown,
  mkdir,
  readdir,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aFolder, aWriter, engineOf, isAlive } from '../../testing/database/writers.ts'
import { startEmbedded } from './start.ts'
import type { EmbeddedDatabase } from './start.ts'

const isRoot = process.getuid?.() === 0
const run = promisify(execFile)

test('a first start makes a durable database, which a second start finds again', async () => {
  const dataDir = path.join(await aFolder(), 'new', 'data')

  const first = await start(dataDir)
  await ask(first, `create table shaft as select 'Kola' as name`)
  const settings = await ask(
    first,
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
      current_setting('synchronous_commit') as commits, current_setting('listen_addresses') as net,
      current_setting('data_checksums') as checksums, current_setting('server_version_num') as v`,
  )
  await first.stop()
  const second = await start(dataDir)

  expect(settings).toEqual([
    { fsync: 'on', pages: 'on', commits: 'on', net: '', checksums: 'on', v: '180004' },
  ])
  expect([first.joined, second.joined]).toEqual([false, false])
  expect(await ask(second, 'select name from shaft')).toEqual([{ name: 'Kola' }])
})

test('a second process joins, and the engine ends with the last of them', async () => {
  const dataDir = path.join(await aFolder(), 'data')
  const first = await start(dataDir)
  const second = await start(dataDir)
  const engine = (await engineOf(path.join(dataDir, 'pg18'))) ?? 0

  await first.stop()
  const afterFirst = await ask(second, 'select 1 as one')
  await second.stop()

  expect([first.joined, second.joined]).toEqual([false, true])
  expect(afterFirst).toEqual([{ one: 1 }])
  await expect.poll(() => isAlive(engine), { timeout: 5000 }).toBe(false)
  await expect
    .poll(() => readdir(path.join(dataDir, 'engine')))
    .toEqual(['hba.conf', 'ident.conf', 'log'])
})

test('two first starts at once end up with one database', async () => {
  const dataDir = path.join(await aFolder(), 'data')

  const both = await Promise.all([start(dataDir), start(dataDir)])

  expect(both.filter(({ joined }) => joined)).toHaveLength(1)
  expect((await readdir(dataDir)).toSorted()).toEqual(['engine', 'pg18'])
})

test('nobody else can look into the data folder, whatever the umask', async () => {
  const before = process.umask(0o022)
  onTestFinished(() => {
    process.umask(before)
  })
  const dataDir = path.join(await aFolder(), 'data')
  await mkdir(dataDir, { mode: 0o777 })
  await start(dataDir)

  for (const folder of [dataDir, path.join(dataDir, 'engine'), path.join(dataDir, 'pg18')]) {
    expect([folder, (await stat(folder)).mode & 0o777]).toEqual([folder, 0o700])
  }
  const files = await readdir(dataDir, { recursive: true })
  const modes = await Promise.all(files.map(async (file) => stat(path.join(dataDir, file))))
  expect(files.length).toBeGreaterThan(900)
  expect(modes.filter(({ mode }) => (mode & 0o077) !== 0)).toEqual([])
})

test('a long path to the data folder is no hindrance', async () => {
  const dataDir = path.join(await aFolder(), 'deep'.repeat(20), 'deep'.repeat(20))

  const engine = await start(dataDir)
  const joined = await start(dataDir)

  expect(engine.connection.host).toMatch(/^\/tmp\/headframe-/)
  expect((await stat(engine.connection.host ?? '')).mode & 0o777).toBe(0o700)
  expect(joined.joined).toBe(true)
  await rm(engine.connection.host ?? '', { recursive: true })
})

test('a lock that was left behind does not block, even when its number is in use again', async () => {
  const dataDir = path.join(await aFolder(), 'data')
  const first = await start(dataDir)
  await first.stop()
  const { uid, gid } = await stat(path.join(dataDir, 'pg18'))
  const other = spawn('/bin/sleep', ['60'], { stdio: 'ignore', uid, gid })
  onTestFinished(() => {
    other.kill()
  })
  const lock = `${other.pid}\n${path.join(await realpath(dataDir), 'pg18')}\n1\n5432\n\n\n\n`
  await writeFile(path.join(dataDir, 'pg18/postmaster.pid'), lock, { mode: 0o600 })
  await chown(path.join(dataDir, 'pg18/postmaster.pid'), uid, gid)
  await writeFile(path.join(dataDir, 'engine/.s.PGSQL.5432.lock'), lock, { mode: 0o600 })
  await chown(path.join(dataDir, 'engine/.s.PGSQL.5432.lock'), uid, gid)

  const again = await start(dataDir)

  expect(again.joined).toBe(false)
  expect(await ask(again, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('an engine that is held but does not answer is named within five seconds', async () => {
  const dataDir = path.join(await aFolder(), 'data')
  await start(dataDir)
  const engine = (await engineOf(path.join(dataDir, 'pg18'))) ?? 0
  process.kill(engine, 'SIGSTOP')
  onTestFinished(() => {
    process.kill(engine, 'SIGCONT')
  })
  const begin = Date.now()

  await expect(startEmbedded(dataDir)).rejects.toThrow('Another process holds the database in')
  expect(Date.now() - begin).toBeLessThan(6000)
})

test('a platform without binaries is told to name a server', async () => {
  const dataDir = path.join(await aFolder(), 'data')
  vi.spyOn(process, 'arch', 'get').mockReturnValue('s390x')
  onTestFinished(() => {
    vi.restoreAllMocks()
  })

  await expect(startEmbedded(dataDir)).rejects.toThrow(
    /^There is no packaged database for .*-s390x\. Please set DATABASE_URL to a PostgreSQL server\.$/,
  )
})

test('a folder that is used for other things is not taken over', async () => {
  await expect(startEmbedded('/tmp')).rejects.toThrow('it needs its own folder')
  await expect(startEmbedded(homedir())).rejects.toThrow('it needs its own folder')
})

test.runIf(isRoot)(
  'a process of the user whom root has borrowed is not let in, also by a cluster of old',
  async () => {
    const dataDir = path.join(await aFolder(), 'data')
    const first = await start(dataDir)
    const { uid, gid } = await stat(path.join(dataDir, 'pg18'))
    const knock = () => connectAs({ uid, gid }, first)

    expect(await knock()).toBe('28000')
    await ask(first, `create table shaft as select 'Kola' as name`)
    await first.stop()
    await writeFile(path.join(dataDir, 'pg18/pg_hba.conf'), 'local all all trust')
    const second = await start(dataDir)

    expect(await knock()).toBe('28000')
    expect(await ask(second, 'select name from shaft')).toEqual([{ name: 'Kola' }])
  },
)

test.runIf(isRoot)('root follows no link that leads the database to somebody else', async () => {
  const folder = await aFolder()
  const dataDir = path.join(folder, 'data')
  const theirs = path.join(folder, 'theirs')
  await mkdir(path.join(theirs, 'pg18'), { recursive: true })
  await mkdir(dataDir)
  await symlink(path.join(theirs, 'pg18'), path.join(dataDir, 'pg18'))

  await expect(startEmbedded(dataDir)).rejects.toThrow('is not a place of ours')
  expect((await stat(theirs)).uid).toBe(0)
})

test('a data folder that cannot be is named', async () => {
  const file = path.join(await aFolder(), 'file')
  await writeFile(file, '')

  await expect(startEmbedded(file)).rejects.toThrow(`DATA_DIR ${file} is not a folder`)
  await expect(startEmbedded(path.join(file, 'data'))).rejects.toThrow(
    `DATA_DIR ${file}/data cannot be made`,
  )
})

test('an ordinary user keeps the database in a closed home folder', async () => {
  const home = path.join(await aFolder(), 'home')
  await mkdir(home)
  await chmod(home, 0o700)
  // Any user that is known to the system and is not the one who runs the tests.
  const uid = isRoot ? 1 : undefined
  if (uid !== undefined) await chown(home, uid, uid)

  const writer = aWriter({ dataDir: path.join(home, 'data'), uid, environment: { HOME: home } })
  await expect.poll(() => writer.acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(20)
  const owner = (await stat(path.join(home, 'data/pg18'))).uid
  await writer.kill('SIGTERM')

  expect(owner).toBe(uid ?? process.getuid?.())
  expect(writer.said).toEqual(['open'])
})

test.runIf(isRoot)('under a closed home of root it is kept elsewhere, and says so', async () => {
  const home = path.join(await aFolder(), 'home')
  await mkdir(home, { mode: 0o700 })
  const dataDir = path.join(home, 'data')

  const first = await start(dataDir)
  const kept = path.dirname(await realpath(path.join(dataDir, 'pg18')))
  onTestFinished(() => rm(kept, { recursive: true }))
  await ask(first, 'create table shaft (name text)')
  await first.stop()
  const second = await start(dataDir)

  expect(first.note).toBe(
    `The database of ${dataDir} is kept in ${kept}: its own user cannot reach that folder`,
  )
  expect(kept).toMatch(/^\/var\/lib\/headframe\//)
  expect((await stat(kept)).mode & 0o777).toBe(0o700)
  expect(await ask(second, 'select * from shaft')).toEqual([])

  await second.stop()
  await rm(path.join(kept, 'pg18'), { recursive: true })
  await expect(startEmbedded(dataDir)).rejects.toThrow('is gone: bring it back, or remove it')
})

async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const engine = await startEmbedded(dataDir)
  onTestFinished(() => engine.stop())
  return engine
}

async function ask({ connection }: EmbeddedDatabase, question: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(question)).rows
  } finally {
    await client.end()
  }
}

/** What a process of this user is told at the socket. */
async function connectAs(
  user: { uid: number; gid: number },
  { connection }: EmbeddedDatabase,
): Promise<string> {
  const program = `
    const client = new (require('pg').Client)(${JSON.stringify(connection)})
    client.connect().then(() => 'let in', ({ code }) => code).then((said) => {
      process.stdout.write(said)
      process.exit()
    })`
  const { stdout } = await run(process.execPath, ['-e', program], {
    ...user,
    cwd: import.meta.dirname,
  })
  return stdout
}
