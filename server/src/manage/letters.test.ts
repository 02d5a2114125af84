import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { contractorJobs, ownData, recoverPassword } from '@headframe/wire'
import { openSmtpPeer } from '../adapters/mail/smtp-peer.ts'
import { readConfig } from '../config.ts'
import { aJobOf } from '../testing/jobs.ts'
import { kindsArrived, sendLettersLater } from '../testing/letters.ts'
import { aCompany, aContractor } from '../testing/people.ts'
import type { Person } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import { eventually } from '../testing/server-process.ts'
import { listLetters } from './letters.ts'
import { operatorTasks } from './operator-tasks.ts'

const peer = await openSmtpPeer()
const product = await aProduct({ environment: { MAIL_URL: peer.url } })

let saltbush: Person
let ash: Person

beforeEach(async () => {
  ;[saltbush, ash] = [await aCompany(product), await aContractor(product)]
})
afterEach(() => peer.moodsTowards.clear())
afterAll(() => peer.close())

const arrived = () => kindsArrived(peer, [ash, saltbush])

/** As the operator does it, beside the running server. */
function manageLetters(options: { send?: string } = {}) {
  const config = readConfig({
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: product.world.config.dataDir,
    DEMO: 'off',
  })
  return operatorTasks['letters']?.run(config, options)
}

/** What the list says of those whom this test is about. */
async function listed() {
  const { letters } = await listLetters(product.world)
  return letters.filter(({ address }) => [ash.email, saltbush.email].includes(address))
}

/** Two letters to Ash, and one about them to the company. */
async function threeLetters(): Promise<void> {
  const { id } = await aJobOf(product, saltbush)
  await product.as(ash).send(contractorJobs.apply, { jobId: id, rate: 90, rate_type: 'hour' })
  await product.send(recoverPassword.contractor, { email: ash.email })
  await product.runTasks()
}

test('the operator sees what waits and what has failed without a word of it, and sends it again', async () => {
  peer.moodsTowards.set(ash.email, '550 No such person here')
  peer.moodsTowards.set(saltbush.email, '451 The mailbox is busy')
  await threeLetters()

  expect(await manageLetters()).toMatchObject({ mail_server_away: null })
  const list = await listed()
  expect(list).toHaveLength(3)
  expect(list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'application-received',
        address: ash.email,
        state: 'failed',
        tries: 1,
        failure: expect.stringContaining('550 No such person here'),
      }),
      expect.objectContaining({ address: saltbush.email, state: 'waiting' }),
    ]),
  )
  expect(JSON.stringify(list)).not.toMatch(/https?:|Doyle|Dozer/)

  peer.moodsTowards.clear()
  const received = list.find(({ kind }) => kind === 'application-received')
  expect(await manageLetters({ send: received?.id ?? '' })).toEqual({ sent_again: 1 })
  await product.runTasks()
  expect(await arrived()).toEqual(['application-received'])
  await expect(manageLetters({ send: received?.id ?? '' })).rejects.toThrow('There is no letter')

  await manageLetters({ send: 'all' })
  await product.runTasks()
  expect(await arrived()).toHaveLength(3)
  expect(await listed()).toEqual([])
})

test('the operator does not send again what is on its way just now', async () => {
  peer.moodsTowards.set(ash.email, 'hangs')
  await product.send(recoverPassword.contractor, { email: ash.email })
  const underWay = product.runTasks()
  const letter = await eventually(async () =>
    (await listed()).find(({ kind, tries }) => kind === 'password-reset' && tries === 1),
  )

  await expect(manageLetters({ send: letter.id })).rejects.toThrow('There is no letter')
  expect(await manageLetters({ send: 'all' })).toEqual({ sent_again: 0 })
  await peer.goAway()
  await underWay
  peer.moodsTowards.clear()
  await peer.comeBack()
  await sendLettersLater(product, 60)
  expect(await arrived()).toEqual(['password-reset'])
})

test('the operator can send no link that has ended, and nothing about whoever is gone', async () => {
  for (const { email } of [ash, saltbush]) peer.moodsTowards.set(email, '550 No such person here')
  await threeLetters()
  peer.moodsTowards.clear()

  await sendLettersLater(product, 3600)
  const kinds = (await listed()).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['application-new', 'application-received'])
  await product.as(ash).send(ownData.erase, { accountPassword: ash.password })
  expect(await listed()).toEqual([])
  await manageLetters({ send: 'failed' })
  await product.runTasks()
  expect(await arrived()).toEqual([])
})
