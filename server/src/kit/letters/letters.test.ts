import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contractorJobs, contractorSettings, ownData, recoverPassword } from '@headframe/wire'
import { openSmtpPeer } from '../../adapters/mail/smtp-peer.ts'
import { listLetters } from '../../manage/letters.ts'
import { readMail } from '../../testing/mail.ts'
import { aJobOf } from '../../testing/jobs.ts'
import { kindsArrived, sendLettersLater } from '../../testing/letters.ts'
import { moveTo } from '../../testing/moved-address.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const peer = await openSmtpPeer()
const product = await aProduct({ environment: { MAIL_URL: peer.url } })
const { reading } = product.world.database
const minute = 60
const hour = 3600

let saltbush: Person
let ash: Person

beforeEach(async () => {
  ;[saltbush, ash] = [await aCompany(product), await aContractor(product)]
})
afterEach(async () => {
  peer.moodsTowards.clear()
  await peer.comeBack()
})
afterAll(() => peer.close())

const later = (seconds: number) => sendLettersLater(product, seconds)
const arrived = (...more: readonly Person[]) => kindsArrived(peer, [ash, saltbush, ...more])

/** Makes two letters: one to whoever applies, and one about them to the company. */
async function apply(who = ash): Promise<void> {
  const { id } = await aJobOf(product, saltbush)
  await product.as(who).send(contractorJobs.apply, { jobId: id, rate: 90, rate_type: 'hour' })
}

const askForLink = (who = ash) => product.send(recoverPassword.contractor, { email: who.email })

const keptOf = ({ email }: Person) =>
  reading
    .selectFrom('letter')
    .select(['id', 'kind', 'tries', 'html', 'sent_at', 'failed_at', 'failure'])
    .where('address', '=', email)
    .orderBy('promised_at')
    .execute()

describe('a mail server that is away', () => {
  test('for two days loses nothing but links that have ended, and is not worn out', async () => {
    await peer.goAway()
    await apply()
    await askForLink()
    await product.runTasks()
    for (let hours = 0; hours < 48; hours += 2) await later(2 * hour)

    const waiting = await keptOf(ash)
    expect(waiting).toMatchObject([
      { kind: 'application-received', html: expect.stringContaining('Dozer Operator') },
      { kind: 'password-reset', html: null, failure: 'It could not be sent in time' },
    ])
    const tries = [...waiting, ...(await keptOf(saltbush))].map((letter) => letter.tries)
    expect(tries.reduce((sum, some) => sum + some)).toBeLessThan(40)

    await peer.comeBack()
    await later(minute)
    expect((await arrived()).toSorted()).toEqual(['application-new', 'application-received'])
    expect(await keptOf(ash)).toMatchObject([
      { html: null, sent_at: expect.any(Date), failure: null },
      { sent_at: null },
    ])

    await askForLink()
    await product.runTasks()
    expect(await arrived()).toContain('password-reset')
  })

  test('is knocked at with one letter, and all go out within a minute of its return', async () => {
    await peer.goAway()
    for (let applications = 0; applications < 16; applications += 1) await apply()
    await product.runTasks()
    await later(10 * minute)

    const kept = [...(await keptOf(ash)), ...(await keptOf(saltbush))]
    expect(kept).toHaveLength(32)
    expect(kept.filter(({ tries }) => tries > 0).length).toBeLessThan(8)

    await peer.comeBack()
    await later(minute)
    expect(await arrived()).toHaveLength(32)
  })

  test('takes what somebody waits for first, then what concerns their account, then the news', async () => {
    await peer.goAway()
    for (let applications = 0; applications < 4; applications += 1) await apply()
    const settled = await aContractor(product)
    await product.as(settled).send(contractorSettings.password, {
      setting: 'password',
      currentPassword: settled.password,
      newPassword: 'a-brand-new-swing-42',
      newPasswordConfirm: 'a-brand-new-swing-42',
    })
    await product.runTasks()
    await askForLink()
    await product.runTasks()

    await peer.comeBack()
    await later(minute)

    const kinds = await arrived(settled)
    expect(kinds).toHaveLength(10)
    expect(kinds.slice(0, 2).toSorted()).toEqual(['account-changed', 'password-reset'])
  })

  test('for somebody who asks again and again brings the link that works, and no dead one', async () => {
    await peer.goAway()
    for (let asked = 0; asked < 3; asked += 1) {
      await askForLink()
      await product.runTasks()
    }
    await peer.comeBack()
    await later(minute)

    expect(await arrived()).toEqual(['password-reset'])
    const { link } = await readMail(peer.deliveries.at(-1)?.raw ?? Buffer.alloc(0))
    const reset = { token: link.split('/').at(-1) ?? '', password: 'a-brand-new-swing-42' }
    await product.send(recoverPassword.reset, reset)
  })

  test('while somebody moves to another address leaves no news of them in the old mailbox', async () => {
    await peer.goAway()
    await apply()
    const email = `moved-${ash.email}`
    await moveTo(product, ash, email)
    await product.runTasks()

    await peer.comeBack()
    await later(minute)
    expect(await kindsArrived(peer, [ash])).toEqual(['account-changed'])
    const moved = await kindsArrived(peer, [{ ...ash, email }])
    expect(moved.toSorted()).toEqual(['account-changed', 'application-received'])
  })

  test('while somebody erases their account brings nobody news of them', async () => {
    await peer.goAway()
    await apply()
    await product.runTasks()

    await product.as(ash).send(ownData.erase, { accountPassword: ash.password })
    expect(await keptOf(saltbush)).toEqual([])
    await peer.comeBack()
    await later(minute)

    expect(await arrived()).toEqual([])
  })
})

describe('a reader whose mail is not taken', () => {
  test('holds nobody up, and gets it once it is', async () => {
    peer.moodsTowards.set(ash.email, '451 The mailbox is busy')
    await askForLink()
    await apply()
    await product.runTasks()
    expect(await arrived()).toEqual(['application-new'])

    await later(10 * minute)
    peer.moodsTowards.clear()
    await later(2 * minute)
    expect((await arrived()).toSorted()).toEqual([
      'application-new',
      'application-received',
      'password-reset',
    ])
  })

  test('is tried ever less often', async () => {
    peer.moodsTowards.set(ash.email, '450 Not yet')
    await apply()
    await product.runTasks()
    for (let minutes = 0; minutes < 24 * 60; minutes += 30) await later(30 * minute)

    const [letter] = await keptOf(ash)
    expect(letter?.tries).toBeGreaterThan(15)
    expect(letter?.tries).toBeLessThan(40)
    for (let days = 0; days < 3; days += 1) await later(24 * hour)
    expect(await keptOf(ash)).toMatchObject([
      { failed_at: expect.any(Date), failure: expect.stringContaining('450 Not yet') },
    ])
    peer.moodsTowards.clear()
  })

  test('ends the line for a moment only, whoever it is', async () => {
    peer.moodsTowards.set(ash.email, '421 Closing')
    await askForLink()
    await product.runTasks()
    const { mail_server_away } = await listLetters(product.world)
    expect(mail_server_away).toMatchObject({ reason: expect.any(String) })
    const other = await aContractor(product)
    await apply(other)
    await product.runTasks()
    expect(await arrived(other)).toEqual([])

    await later(3)
    const kinds = await arrived(other)
    expect(kinds.toSorted()).toEqual(['application-new', 'application-received'])
    peer.moodsTowards.clear()
    await later(minute)
    expect(await arrived()).toContain('password-reset')
  })
})
