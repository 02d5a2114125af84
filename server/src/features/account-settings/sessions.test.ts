import { beforeEach, describe, expect, test } from 'vitest'
import {
  accountSettings,
  administration,
  adminOverview,
  adminSessions,
  connect,
  limits,
  session,
  signIn,
  staffSettings,
  words,
} from '@headframe/wire'
import type { OwnSession } from '@headframe/wire'
import { aCompany, aContractor, anAdmin, isSignedIn, oneOfEach } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import type { SignedIn } from '../../testing/product.ts'
import { codesOf } from '../../testing/requests.ts'

const product = await aProduct()
const { sessions, endSession, endOtherSessions } = accountSettings

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** As the company signs in on another device. */
function signInElsewhere({ email, password }: Person): Promise<SignedIn> {
  const send = connect({ base: product.base, headers: { 'user-agent': phone } })
  return send(signIn.company, { email, password })
}

const proofOf = ({ password }: Person) => ({ accountPassword: password })
const asCookie = ({ token }: SignedIn) => product.asAdmin(`admin_session=${token}`).send

async function sessionsOf(who: SignedIn): Promise<OwnSession[]> {
  return (await product.as(who).send(sessions, {})).data
}

describe('whoever signs in with a password', () => {
  let company: Person
  let elsewhere: SignedIn

  beforeEach(async () => {
    company = await aCompany(product)
    product.moveClock(3600)
    elsewhere = await signInElsewhere(company)
  })

  test('sees where they are signed in, on what and since when, the last used first', async () => {
    product.moveClock(120)

    const [here, phoneRow, ...others] = await sessionsOf(elsewhere)

    expect(here).toEqual({
      id: expect.any(String),
      device: 'Safari on iPhone',
      address: '127.0.0.0/24',
      start_date: expect.any(Number),
      last_use_date: expect.any(Number),
      is_current: true,
    })
    expect(Number(here?.last_use_date) - Number(here?.start_date)).toBeGreaterThanOrEqual(120)
    expect(phoneRow).toMatchObject({ is_current: false })
    expect(others).toEqual([])
    expect(JSON.stringify(await sessionsOf(company))).not.toContain(elsewhere.token)
  })

  test('ends none without the password, of which wrong ones are counted', async () => {
    const other = (await sessionsOf(company)).find(({ is_current }) => !is_current)
    const id = other?.id ?? ''
    const wrong = { code: 'INVALID', fields: { accountPassword: words.accountPasswordWrong } }

    for (const proof of [{}, { accountPassword: 'not-this-one' }]) {
      await expect(product.as(company).send(endSession, { id, ...proof })).rejects.toMatchObject(
        wrong,
      )
      await expect(product.as(company).send(endOtherSessions, proof)).rejects.toMatchObject(wrong)
    }
    expect(await isSignedIn(product, elsewhere)).toBe(true)

    const tries = limits.failedSignInsPerAccount.points
    const guesses = Array.from({ length: tries }, () =>
      product.as(company).send(endOtherSessions, { accountPassword: 'not-this-one' }),
    )
    await Promise.allSettled(guesses)
    await expect(
      product.as(company).send(endSession, { id, ...proofOf(company) }),
    ).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect(await isSignedIn(product, elsewhere)).toBe(true)
  })

  test('ends the one that is not theirs, once, and stays signed in', async () => {
    const other = (await sessionsOf(company)).find(({ is_current }) => !is_current)
    const id = other?.id ?? ''
    expect(other?.device).toBe('Safari on iPhone')

    await product.as(company).send(endSession, { id, ...proofOf(company) })

    expect(await isSignedIn(product, elsewhere)).toBe(false)
    expect(await sessionsOf(company)).toMatchObject([{ is_current: true }])
    await expect(
      product.as(company).send(endSession, { id, ...proofOf(company) }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('ends all others at once, and nobody else’s', async () => {
    const stranger = await aCompany(product)
    await signInElsewhere(company)

    expect(await product.as(company).send(endOtherSessions, proofOf(company))).toEqual({
      success: true,
      ended: 2,
    })
    expect(await product.as(company).send(endOtherSessions, proofOf(company))).toMatchObject({
      ended: 0,
    })

    expect(await sessionsOf(company)).toHaveLength(1)
    expect([await isSignedIn(product, elsewhere), await isSignedIn(product, stranger)]).toEqual([
      false,
      true,
    ])
  })

  test('is told no session that has ended by itself', async () => {
    product.moveClock(23 * 3600)
    expect(await sessionsOf(elsewhere)).toHaveLength(1)
  })
})

test('a session of somebody else is not there to be ended', async () => {
  const ash = await aContractor(product)
  const { company, staff, admin } = await oneOfEach(product)
  const [own] = await sessionsOf(ash)

  for (const id of [own?.id ?? '', 'nothing']) {
    const strangers = [
      product.as(company).send(endSession, { id, ...proofOf(company) }),
      product.as(staff).send(staffSettings.endSession, { id, ...proofOf(staff) }),
      asCookie(admin)(adminSessions.endSession, { id }),
    ]
    expect(await codesOf(strangers)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
  }
  expect(await isSignedIn(product, ash)).toBe(true)
})

test('staff and administrators see and end their own', async () => {
  const { staff, admin } = await oneOfEach(product)

  expect((await product.as(staff).send(staffSettings.sessions, {})).data).toMatchObject([
    { is_current: true },
  ])
  const { data } = await asCookie(admin)(adminSessions.sessions, {})
  expect(data).toMatchObject([{ is_current: true }])
  await asCookie(admin)(adminSessions.endSession, { id: data[0]?.id ?? '' })
  expect([await isSignedIn(product, staff), await isSignedIn(product, admin)]).toEqual([
    true,
    false,
  ])
})

test('many who end one session at once end it once', async () => {
  const company = await aCompany(product)
  await signInElsewhere(company)
  const other = (await sessionsOf(company)).find(({ is_current }) => !is_current)

  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      product.as(company).send(endSession, { id: other?.id ?? '', ...proofOf(company) }),
    ),
  )

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await sessionsOf(company)).toHaveLength(1)
})

describe('a session that is shown in another way than its own', () => {
  test('opens nothing, and is neither prolonged nor ended by it', async () => {
    const ash = await aContractor(product)
    const admin = await anAdmin(product)
    const lastUses = () =>
      product.world.database.reading
        .selectFrom('session')
        .select('used_at')
        .where('account_id', 'in', [ash.id, admin.id])
        .execute()
    const before = await lastUses()
    product.moveClock(3600)

    const wrong = { status: 403, code: 'WRONG_AUDIENCE' }
    await expect(asCookie(ash)(adminOverview.activity, { limit: 5 })).rejects.toMatchObject(wrong)
    await expect(product.as(admin).send(sessions, {})).rejects.toMatchObject(wrong)
    await asCookie(ash)(administration.logout, {})
    await product.as(admin).send(session.logout, {})

    expect(await lastUses()).toEqual(before)
    expect(await sessionsOf(ash)).toHaveLength(1)
    expect(await asCookie(admin)(adminOverview.activity, { limit: 5 })).toBeInstanceOf(Array)
  })
})
