import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs, ownData } from '@headframe/wire'
import { inOneTransaction } from '../../../db/call-transaction.ts'
import { endOfDay } from '../../../domain/days-of-place.ts'
import { aJobOf, anApplicationTo } from '../../../testing/jobs.ts'
import { aCompany, aContractor, aRegisteredCompany } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { warnCompanies } from './warn-of-expiry.ts'

const product = await aProduct()
const { world } = product
const day = 24 * 3600_000

let saltbush: Person

beforeEach(async () => {
  saltbush = await aRegisteredCompany(product)
})

const warn = (now = world.clock()) =>
  inOneTransaction(world.database, (db) => warnCompanies({ db, now, world }))

/** The clock follows, for a letter promised then is not due before; it goes forward only. */
async function warnAt(instant: string): Promise<void> {
  const now = new Date(instant)
  product.moveClock((now.getTime() - world.clock().getTime()) / 1000)
  await warn(now)
}

async function warningsTo(who: Person = saltbush) {
  await product.runTasks()
  return (await product.mailTo(who.email)).filter(({ kind }) => kind === 'job-expiring')
}

const inDays = (days: number) => new Date(world.clock().getTime() + days * day)
const expiringSoon = (company = saltbush) =>
  aJobOf(product, company, { expires_at: inDays(3), title: 'Shotfirer' })

describe('a company', () => {
  test('is told of a posting that expires soon: when, and who has applied so far', async () => {
    const { id } = await expiringSoon()
    await anApplicationTo(product, { id }, await aContractor(product))

    await warn()

    const [letter, ...more] = await warningsTo()
    expect(more).toEqual([])
    expect(letter?.subject).toBe('Your job expires in 3 days: Shotfirer')
    expect(letter?.text).toContain('Hi Noor,')
    expect(letter?.text).toMatch(/Applicants so far.*1/)
    expect(letter?.link).toBe(`http://headframe.test/company/view-job/${id}`)
    expect(letter?.headers['list-unsubscribe']).toContain('/api/mail/unsubscribe/')
  })

  test('is told once', async () => {
    await expiringSoon()

    await warn()
    await warn()
    await warn(inDays(2))

    expect(await warningsTo()).toHaveLength(1)
  })

  test('is told once by two workers at once', async () => {
    for (let count = 0; count < 20; count += 1) await expiringSoon()

    await Promise.all(Array.from({ length: 4 }, () => warn()))

    expect(await warningsTo()).toHaveLength(20)
  })

  test('is not told where it wishes for no such letters', async () => {
    await product.as(saltbush).send(ownData.saveMailPreferences, { job_expiry: false })
    await expiringSoon()

    await warn()

    expect(await warningsTo()).toEqual([])
  })

  test('is not told of drafts, nor of what is over already', async () => {
    const soon = { expires_at: inDays(3) }
    await aJobOf(product, saltbush, {}, 'draft')
    await aJobOf(product, saltbush, {}, 'expired')
    await aJobOf(product, saltbush, soon, 'closed')
    const { id } = await aJobOf(product, saltbush, soon)
    await product.as(saltbush).send(companyJobs.close, { uuid: id })

    await warn()

    expect(await warningsTo()).toEqual([])
  })
})

describe('a week before the end', () => {
  const lastDay = '2027-03-20'

  test.each([
    ['Australia/Sydney', '2027-03-12T12:59:59Z', 0],
    ['Australia/Sydney', '2027-03-12T13:00:00Z', 1],
    ['Australia/Perth', '2027-03-12T15:59:59Z', 0],
    ['Australia/Perth', '2027-03-12T16:00:00Z', 1],
  ])('begins with the day in %s: at %s %i are told', async (time_zone, instant, count) => {
    const company = await aCompany(product)
    await aJobOf(product, company, { time_zone, expires_at: endOfDay(lastDay, time_zone) })

    await warnAt(instant)

    expect(await warningsTo(company)).toHaveLength(count)
  })

  test.each([
    ['2027-03-13T01:00:00Z', 'in 7 days'],
    ['2027-03-19T01:00:00Z', 'tomorrow'],
    ['2027-03-19T20:00:00Z', 'today'],
  ])('is told as days there: at %s it expires %s', async (instant, when) => {
    const company = await aCompany(product)
    const time_zone = 'Australia/Perth'
    await aJobOf(product, company, { time_zone, expires_at: endOfDay(lastDay, time_zone) })

    await warnAt(instant)

    const [letter] = await warningsTo(company)
    expect(letter?.subject).toBe(`Your job expires ${when}: Dozer Operator`)
    expect(letter?.text).toContain('until the end of 20 March 2027, Perth time')
  })
})
