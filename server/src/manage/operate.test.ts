import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { anEmptyDatabase } from '../testing/database/engine.ts'
import { installationOf, manageIn } from '../testing/manage.ts'
import { aProduct } from '../testing/product.ts'

const main = path.resolve(import.meta.dirname, 'main.ts')
const folder = await mkdtemp(path.join(tmpdir(), 'headframe-operate-'))
const dataDir = path.join(folder, 'data')
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Said {
  readonly out: string
  readonly err: string
  readonly code: number
}

/** As it is typed, with no settings but where its data would lie. */
function manage(words: readonly string[], environment: Record<string, string> = {}): Promise<Said> {
  const env = { PATH: process.env['PATH'], HOME: folder, DATA_DIR: dataDir, ...environment }
  return promisify(execFile)(process.execPath, [main, ...words], { env }).then(
    ({ stdout, stderr }) => ({ out: stdout, err: stderr, code: 0 }),
    (error: unknown) => {
      const { stdout, stderr, code } = Object(error)
      return { out: stdout, err: stderr, code }
    },
  )
}

describe('the operator’s tasks', { timeout: 60_000 }, () => {
  test('tell how they are called to whoever asks, and to whoever mistypes', async () => {
    const { out, code } = await manage(['help'])
    expect(code).toBe(0)
    expect(out).toContain('  create-staff --email E --name N [--password P] [--account NAME]\n')
    expect(out).toContain('  read-resume FILE…\n')

    expect((await manage(['back-up'])).err).toContain('There is no task "back-up". The tasks are:')
    expect(await manage(['create-admin', '--mail', 'ops@jobs.example'])).toMatchObject({
      err: "Unknown option '--mail'. It is: create-admin --email E\n",
      code: 1,
    })
  })

  test('that look at what is there make nothing where nothing is', async () => {
    for (const words of [['letters'], ['end-sessions', '--of', 'all']]) {
      const { err, code } = await manage(words)
      expect([err, code]).toEqual([
        `Nothing was ever started in ${dataDir}: the settings of the installation are needed, DATA_DIR or DATABASE_URL.\n`,
        1,
      ])
    }
    expect(existsSync(dataDir)).toBe(false)

    const empty = await anEmptyDatabase()
    const url = empty.connection.connectionString ?? ''
    expect((await manage(['tasks'], { DATABASE_URL: url })).err).toContain(
      'Nothing was ever started on this database',
    )
  })

  test('name a file that cannot be read, and a place that cannot be written to', async () => {
    const installation = installationOf(await aProduct())
    const nowhere = path.join(folder, 'nowhere/backup.tar')
    await expect(manageIn(installation, 'restore', { from: nowhere })).rejects.toThrow(
      `${nowhere} cannot be read (ENOENT).`,
    )
    await expect(manageIn(installation, 'backup', { to: nowhere })).rejects.toThrow(
      `${path.dirname(nowhere)} is no folder that can be written to (ENOENT).`,
    )
    await expect(manageIn(installation, 'backup', { to: folder })).rejects.toThrow('is a folder')
  })
})
