import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import {
  contractorProfiles,
  contractorRegistration,
  recoverPassword,
  signIn,
} from '@headframe/wire'
import { openDatabase } from '../db/open.ts'
import { aGateTo } from '../testing/network/gate.ts'
import { aContractor } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import { aRegistration } from '../testing/registration.ts'
import { refusalOf } from '../testing/requests.ts'
import { eventually } from '../testing/server-process.ts'
import { anUnfinishedBody } from '../testing/network/unfinished-bodies.ts'
import { openMetricsPage } from './metrics-page.ts'

const product = await aProduct()
const page = await openMetricsPage(product.world, { host: '127.0.0.1', port: 0 })
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

afterAll(() => {
  page.close()
})

test('tells how calls ended and how long they took, and nothing of who made them', async () => {
  const person = await aContractor(product)
  await product.as(person).send(contractorProfiles.account, {})
  await product.as(person).send(contractorProfiles.account, {})
  const wrong = { contractorEmail: person.email, contractorPass: 'not the one' }
  await refusalOf(product.send(signIn.contractor, wrong))

  const figures = await readFigures()

  expect(
    figures.get(
      'headframe_calls_total{call="GET /marketplace.php?getContractorAccount",status="200"}',
    ),
  ).toBe(2)
  expect(figures.get('headframe_calls_total{call="POST /auth.php",status="401"}')).toBe(1)
  expect(figures.get('headframe_refusals_total{code="BAD_CREDENTIALS"}')).toBe(1)
  expect(
    figures.get('headframe_call_seconds_count{call="GET /marketplace.php?getContractorAccount"}'),
  ).toBe(2)
  expect(
    figures.get(
      'headframe_call_seconds_bucket{call="GET /marketplace.php?getContractorAccount",le="+Inf"}',
    ),
  ).toBe(2)
  const text = [...figures.keys()].join('\n')
  for (const secret of [person.id, person.email, person.token]) expect(text).not.toContain(secret)
})

test('tells which limits were passed, and how often', async () => {
  const person = await aContractor(product)
  const wrong = { contractorEmail: person.email, contractorPass: 'not the one' }
  for (let tried = 0; tried < 12; tried += 1) {
    await refusalOf(product.send(signIn.contractor, wrong))
  }

  const told = [...(await readFigures())].filter(([name]) => name.includes('_limit_refusals_'))

  expect(told).toEqual([['headframe_limit_refusals_total{limit="sign-in:account"}', 2]])
})

test('tells what bodies hold, for as long as they are on their way', async () => {
  expect(await bytesInMemory()).toBe(0)

  const type = 'application/json'
  const body = await anUnfinishedBody(product.base, {
    type,
    body: Buffer.alloc(100_000, ' '),
    path: '/company/login',
    from: '127.0.0.2',
  })
  await eventually(async () => Number(await bytesInMemory()) > 100_000 || undefined)

  body.leave()
  await eventually(async () => (await bytesInMemory()) === 0 || undefined)
})

test('counts every step of time within the longer ones', async () => {
  await product.send(contractorProfiles.account, {}).catch(() => undefined)

  const steps = [...(await readFigures())].flatMap(([name, count]) =>
    name.startsWith(
      'headframe_call_seconds_bucket{call="GET /marketplace.php?getContractorAccount"',
    )
      ? [count]
      : [],
  )

  expect(steps).toHaveLength(12)
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  expect(steps.at(-1)).toBeGreaterThan(0)
})

test('tells how the process, its disk and its database are', async () => {
  const figures = await readFigures()

  expect(figures.get('headframe_database_up')).toBe(1)
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
    'process_start_time_seconds',
    'headframe_data_dir_free_bytes',
  ]) {
    expect(figures.get(name), name).toBeGreaterThan(0)
  }
  expect(figures.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
})

test('tells what waits, what is in hand and what has failed, and how the work ended', async () => {
  const person = await aContractor(product)
  await product.send(recoverPassword.contractor, { email: person.email })
  const before = await readFigures()
  await product.runTasks()
  const after = await readFigures()

  const kind = 'kind="mail-reset-link"'
  expect(before.get(`headframe_tasks_waiting{${kind}}`)).toBe(1)
  expect(before.get(`headframe_tasks_oldest_seconds{${kind}}`)).toBeGreaterThan(0)
  expect(after.get(`headframe_tasks_waiting{${kind}}`)).toBeUndefined()
  expect(after.get(`headframe_tasks_total{${kind},outcome="done"}`)).toBe(1)
  expect(after.get('headframe_database_waiting{pool="reading"}')).toBe(0)
  expect(
    after.get('headframe_database_connections{pool="writing",state="at rest"}'),
  ).toBeGreaterThan(0)
})

test('tells of letters that wait, and of none once they are sent', async () => {
  const form = await aRegistration(product)
  await product.send(contractorRegistration.register, form)
  product.moveClock(60)
  const before = await readFigures()
  await product.runTasks()
  const after = await readFigures()

  expect(before.get('headframe_letters_waiting')).toBeGreaterThan(0)
  expect(before.get('headframe_letters_oldest_seconds')).toBeGreaterThanOrEqual(60)
  expect(after.get('headframe_letters_waiting')).toBe(0)
  expect(after.get('headframe_letters_oldest_seconds')).toBe(0)
  expect(after.get('headframe_letters_failed')).toBe(0)
  expect(after.get('headframe_resumes_total{outcome="ok"}')).toBe(1)
})

test('goes on telling while the database is away, and tells that it is', async () => {
  const gate = await aGateTo(product.databaseUrl)
  const database = await openDatabase({ url: gate.url, dataDir: '' })
  const shut = await openMetricsPage({ ...product.world, database }, { host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    shut.close()
    await database.close()
    await gate.close()
  })

  const away = await readFigures(shut)
  await gate.open()
  const back = await readFigures(shut)

  expect(away.get('headframe_database_up')).toBe(0)
  expect(away.get('process_resident_memory_bytes')).toBeGreaterThan(0)
  expect(back.get('headframe_database_up')).toBe(1)
})

test('has one page, and no other', async () => {
  expect((await fetch(`${addressOf(page)}/`)).status).toBe(404)
  expect((await fetch(`${addressOf(page)}/metrics`, { method: 'POST' })).status).toBe(404)
  expect((await product.ask('/metrics')).status).toBe(404)
})

const bytesInMemory = async () =>
  (await readFigures()).get('headframe_bytes_under_way{place="memory"}')

/** The figures by name and labels, read as Prometheus reads them: a line that it would not take is a fault. */
async function readFigures(from = page): Promise<Map<string, number>> {
  const response = await fetch(`${addressOf(from)}/metrics`)
  expect(response.headers.get('content-type')).toContain('version=0.0.4')
  const lines = (await response.text()).trimEnd().split('\n')
  const figures = lines.filter(
    (line) => !/^# (HELP [a-z_0-9]+ .+|TYPE [a-z_0-9]+ (counter|gauge|histogram))$/.test(line),
  )
  return new Map(
    figures.map((line) => {
      const [, name, value] =
        /^([a-z_][a-z_0-9]*(?:\{(?:[a-z]+="(?:[^"\\\n]|\\.)*",?)*\})?) ([-+.e0-9]+)$/.exec(line) ??
        []
      if (!name || !value) throw new Error(`This line is no figure: ${line}`)
      return [name, Number(value)]
    }),
  )
}
