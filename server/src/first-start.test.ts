import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect, recoverPassword, signIn } from '@headframe/wire'
import { demoSignIns } from './demo/sign-ins.ts'
import { anEmptyDatabase } from './testing/database/engine.ts'
import { registerCompanyAt } from './testing/company-registration.ts'
import { readMailTo } from './testing/mail.ts'
import { aServerProcess, eventually } from './testing/server-process.ts'
import type { ServerProcess } from './testing/server-process.ts'

const roles = ['web', 'worker', 'web', 'worker'] as const
const patienceMs = 180_000

async function aDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'headframe-first-start-'))
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }))
  return folder
}

/** All at once; whoever died would never answer. */
async function startTogether(environment: Record<string, string>): Promise<ServerProcess[]> {
  return Promise.all(roles.map((ROLE) => aServerProcess({ ...environment, ROLE })))
}

async function stopAll(servers: readonly ServerProcess[]): Promise<unknown[]> {
  return Promise.all(servers.map((server) => server.stop()))
}

test(
  'processes of both roles that start together on an empty database all come up',
  async () => {
    const dataDir = await aDataDir()
    const { connection } = await anEmptyDatabase()
    const servers = await startTogether({
      DATABASE_URL: connection.connectionString ?? '',
      DATA_DIR: dataDir,
    })

    const [web] = servers
    const { email } = await registerCompanyAt(web?.base ?? '')
    await connect({ base: web?.base ?? '' })(recoverPassword.company, { email })
    await eventually(async () => {
      const mails = await readMailTo(path.join(dataDir, 'outbox'), email)
      return mails.some(({ kind }) => kind === 'password-reset') || undefined
    })
    expect(await stopAll(servers)).toEqual([0, 0, 0, 0])
  },
  patienceMs,
)

test(
  'so do a web process and a worker on one data folder, with one demo in it',
  async () => {
    const dataDir = await aDataDir()
    const [web, worker] = await Promise.all(
      ['web', 'worker'].map((ROLE) => aServerProcess({ DATA_DIR: dataDir, DEMO: 'on', ROLE })),
    )

    const { email, password } = demoSignIns.company
    const { company_name } = await connect({ base: web?.base ?? '' })(signIn.company, {
      email,
      password,
    })
    expect(company_name).not.toBe('')
    expect(await stopAll([web, worker].filter((server) => server !== undefined))).toEqual([0, 0])
  },
  patienceMs,
)
