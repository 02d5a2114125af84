import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  connect,
  contractorRegistration,
  platform,
  reference,
  registrationInProgress,
  signIn,
} from '@headframe/wire'
import { aRegistration, registerAt } from './testing/registration.ts'
import type { RegistrationForm } from './testing/registration.ts'
import { refusalOf } from './testing/requests.ts'
import { aServerProcess, eventually } from './testing/server-process.ts'
import type { ServerProcess } from './testing/server-process.ts'
import { diskOf, onSmallDisk } from './testing/database/small-disk.ts'

const patienceMs = 120_000
const megabytes = 160
const manage = path.resolve(import.meta.dirname, 'manage/main.ts')

let place: string
let server: ServerProcess
let form: RegistrationForm

const send = () => connect({ base: server.base })
const noRoomWords = /^The disk that \S+ lies on is full: make room on it first\n$/
const noRoom = { status: 503, code: 'PROVIDER_DOWN', retryAfterSeconds: 10 }

/** More than fits into what the database has left over in its files. */
const aBulkyDraft = () => ({
  step: 3,
  data: {
    answers: Array.from({ length: 50 }, (_, id) => ({
      id,
      response: randomBytes(1400).toString('base64'),
    })),
  },
})

async function mustComeBack({ email, password }: { email: string; password: string }) {
  await eventually(
    () =>
      send()(platform.ready, {}).then(
        () => true,
        () => undefined,
      ),
    30_000,
  )
  const { token } = await send()(signIn.contractor, {
    contractorEmail: email,
    contractorPass: password,
  })
  expect(token).not.toBe('')
}

// Elsewhere a process cannot be given a small disk of its own.
describe.runIf(process.platform === 'linux')('on a small disk', () => {
  beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'headframe-small-disk-'))
    await chmod(place, 0o755)
    server = await aServerProcess(
      { DATA_DIR: path.join(place, 'data') },
      { under: onSmallDisk(place, megabytes) },
    )
    form = await aRegistration({ send: send() })
  }, patienceMs)

  afterAll(async () => {
    await server.stop()
    await rm(place, { recursive: true })
  })

  test(
    'a full disk is told as such, and read from; once there is room, everything is as before',
    async () => {
      const disk = diskOf(server.pid, place)
      const person = await registerAt(server.base)
      await disk.fill()

      expect(await refusalOf(send()(platform.ready, {}))).toMatchObject({
        code: 'NOT_READY',
        missing: ['disk'],
      })
      const refused = await refusalOf(send()(contractorRegistration.register, form))
      expect(refused).toMatchObject({ ...noRoom, text: expect.stringMatching(/^[A-Z].*[.!]$/) })
      expect(await refusalOf(send()(registrationInProgress.newDraft, aBulkyDraft()))).toMatchObject(
        noRoom,
      )
      expect(await send()(reference.industries, {})).not.toEqual([])

      await disk.empty()
      await mustComeBack(person)
      await send()(contractorRegistration.register, form)
      await send()(registrationInProgress.newDraft, aBulkyDraft())
    },
    patienceMs,
  )

  test(
    'so it is when the database falls over it',
    async () => {
      const disk = diskOf(server.pid, place)
      const person = await registerAt(server.base)
      await disk.fill()
      await expect(writeLogUntilItFalls(disk.folder)).rejects.toThrow()

      for (let tries = 0; tries < 5; tries += 1) {
        const refused = await refusalOf(send()(registrationInProgress.newDraft, aBulkyDraft()))
        expect(refused).toMatchObject({ status: 503, retryAfterSeconds: expect.any(Number) })
      }
      const { missing } = await refusalOf(send()(platform.ready, {}))
      expect(missing).toEqual(expect.arrayContaining(['database', 'disk']))
      expect(await send()(platform.health, {})).toEqual({ status: 'ok' })
      if (process.getuid?.() === 0) expect(await askOperator()).toMatch(noRoomWords)

      await disk.empty()
      await mustComeBack(person)
      await send()(registrationInProgress.newDraft, aBulkyDraft())
    },
    patienceMs,
  )
})

/** What the operator's own tasks say there. */
async function askOperator(): Promise<string> {
  const there = ['--target', String(server.pid), '--mount', process.execPath, manage, 'tasks']
  const env = { ...process.env, DATA_DIR: path.join(place, 'data') }
  return promisify(execFile)('nsenter', there, { env }).then(
    () => 'nothing',
    (error: unknown) => Object(error).stderr,
  )
}

/** Each piece of its log is a file of sixteen megabytes. */
async function writeLogUntilItFalls(disk: string): Promise<never> {
  const client = new pg.Client({
    host: path.join(disk, 'data/engine'),
    user: 'headframe',
    database: 'postgres',
  })
  client.on('error', () => undefined)
  await client.connect()
  for (;;) {
    await client.query(`select pg_logical_emit_message(true, 'full', 'disk'), pg_switch_wal()`)
  }
}
