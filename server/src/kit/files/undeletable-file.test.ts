import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contractorProfiles, ownData, recoverPassword } from '@headframe/wire'
import { readConfig } from '../../config.ts'
import { listTasks } from '../../manage/list-tasks.ts'
import { aPdf } from '../../testing/documents.ts'
import { aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { tidyNow } from '../../testing/tidy.ts'

const product = await aProduct()
const { database, config } = product.world
const folder = path.join(config.dataDir, 'files')
const settings = { DATABASE_URL: product.databaseUrl, DATA_DIR: config.dataDir, DEMO: 'off' }
const manageTasks = (options = {}) => listTasks(readConfig(settings), options)

test('a file that cannot be removed keeps nothing else, is told to the operator, and goes once it can', async () => {
  const [stuck, free, visitor] = await Promise.all([
    aContractorWithResume(),
    aContractorWithResume(),
    aContractor(product),
  ])
  await product.send(recoverPassword.contractor, { email: visitor.email })
  await product.runTasks()
  const place = await placeOfResume(stuck)
  await rm(place)
  await mkdir(path.join(place, 'in the way'), { recursive: true })
  for (const leaver of [stuck, free]) {
    await product.as(leaver).send(ownData.erase, { accountPassword: leaver.password })
  }

  product.moveClock(40 * 24 * 3600)
  await tidyNow(product)
  await tryTenTimes()
  expect(await left()).toEqual({ sessions: 0, resets: 0, loose: 1 })
  expect(await keptFiles()).toEqual([path.basename(place)])
  expect(await manageTasks()).toMatchObject({
    inLine: [{ kind: 'remove-bytes', waiting: 0, inHand: 0, oldestDueSeconds: 0, failed: 1 }],
    failed: [{ kind: 'remove-bytes', tries: 10, failure: expect.stringMatching(/files.*EISDIR/) }],
  })

  // Asked to, it tries again at once; and later nobody has to ask, since the sweep comes round.
  expect(await manageTasks({ retry: 'remove-bytes' })).toEqual({ retried: 1 })
  await product.runTasks()
  expect(await manageTasks()).toMatchObject({ inLine: [{ waiting: 1, failed: 0 }] })
  await tryTenTimes()
  await rm(place, { recursive: true })
  expect(await manageTasks()).toMatchObject({ inLine: [{ waiting: 0, failed: 1 }] })
  await tidyNow(product)
  expect(await left()).toMatchObject({ loose: 0 })
  expect(await keptFiles()).toEqual([])
  expect(await manageTasks()).toEqual({ inLine: [], failed: [] })
  await expect(manageTasks({ retry: 'remove-bytes' })).rejects.toThrow('No failed task')
})

async function tryTenTimes(): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    product.moveClock(60)
    await product.runTasks()
  }
}

async function aContractorWithResume(): Promise<Person> {
  const person = await aContractor(product)
  const replaceFile = new File([(await aPdf()) as BlobPart], 'resume.pdf')
  await product.as(person).send(contractorProfiles.replaceResume, { replaceFile })
  return person
}

async function placeOfResume(person: Person): Promise<string> {
  const { file_id } = await database.reading
    .selectFrom('resume')
    .select('file_id')
    .where('contractor_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const names = await readdir(folder, { recursive: true })
  return path.join(folder, names.find((name) => name.endsWith(file_id)) ?? '')
}

/** By their ids; the type of each lies beside it. */
async function keptFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  const ids = entries.map((entry) => path.basename(entry, '.type'))
  return [...new Set(ids.filter((id) => id.length === 32))]
}

async function left() {
  const [sessions, resets, loose] = await Promise.all([
    database.reading.selectFrom('session').select('account_id').execute(),
    database.reading.selectFrom('password_reset').select('account_id').execute(),
    database.reading.selectFrom('loose_file').select('id').execute(),
  ])
  return { sessions: sessions.length, resets: resets.length, loose: loose.length }
}
