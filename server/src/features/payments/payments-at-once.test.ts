import { afterAll, describe, expect, test } from 'vitest'
import { companyJobs, jobStatus, payments } from '@headframe/wire'
import { openStripePayments } from '../../adapters/payments/stripe-payments.ts'
import { openStripePeer } from '../../adapters/payments/stripe-peer.ts'
import { aDraftJob } from '../../testing/jobs.ts'
import { creditsOf, giveCredits, openSessionFor, tell, told } from '../../testing/payments.ts'
import { aCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { codesOf } from '../../testing/requests.ts'

const peer = await openStripePeer()
afterAll(() => peer.close())
const product = await aProduct({ payments: openStripePayments(peer.settings, peer.place) })

const rounds = Array.from({ length: 10 }, (_, round) => round)
const patienceMs = 120_000

const times = <T>(many: number, make: () => Promise<T>) => Array.from({ length: many }, make)

const post = (company: Person, uuid: string) =>
  product.as(company).send(payments.postWithCredit, { uuid })

const listed = (company: Person) =>
  product.as(company).send(companyJobs.list, { search: '', perPage: 100 })

const activeOf = async (company: Person) =>
  (await listed(company)).filter(({ status }) => status === jobStatus.active)

const historyOf = (company: Person) => product.as(company).send(payments.history, {})

/** The sum of all that was ever given and taken is what the company has, and never less than nothing. */
async function balanceOf(company: Person): Promise<number> {
  const { balance, ledger } = await creditsOf(product, company)
  expect(ledger).toBe(balance)
  expect(balance).toBeGreaterThanOrEqual(0)
  return balance
}

test(
  'twenty drafts and one credit: one goes live',
  async () => {
    const company = await aCompany(product)
    const drafts: { uuid: string }[] = []
    for (let at = 0; at < 20; at += 1) drafts.push(await aDraftJob(product, company))
    for (const round of rounds) {
      await giveCredits(product, company)
      const waiting = drafts.slice(round)

      const outcomes = await codesOf(waiting.map(({ uuid }) => post(company, uuid)))
      // The one that won goes first, so that the next round has drafts alone.
      const won = outcomes.indexOf('fulfilled')
      drafts.splice(round, 0, ...drafts.splice(round + won, 1))

      expect(outcomes.filter((outcome) => outcome === 'fulfilled')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'NO_CREDITS')).toHaveLength(19 - round)
      expect(await activeOf(company)).toHaveLength(round + 1)
      expect(await balanceOf(company)).toBe(0)
    }
  },
  patienceMs,
)

test(
  'twenty clicks on one draft spend one credit',
  async () => {
    const company = await aCompany(product)
    await giveCredits(product, company, 40)
    for (const round of rounds) {
      const { uuid } = await aDraftJob(product, company)

      const outcomes = await codesOf(times(20, () => post(company, uuid)))

      expect(new Set(outcomes)).toEqual(new Set(['fulfilled']))
      expect(await balanceOf(company)).toBe(39 - round)
      expect(await historyOf(company)).toHaveLength(round + 1)
    }
  },
  patienceMs,
)

test(
  'twenty clicks on one draft with the last credit: none of them is told that there is none',
  async () => {
    const company = await aCompany(product)
    for (const round of rounds) {
      await giveCredits(product, company)
      const { uuid } = await aDraftJob(product, company)

      const outcomes = await codesOf(times(20, () => post(company, uuid)))

      expect(new Set(outcomes)).toEqual(new Set(['fulfilled']))
      expect(await balanceOf(company)).toBe(0)
      expect(await activeOf(company)).toHaveLength(round + 1)
    }
  },
  patienceMs,
)

test(
  'a credit and a card at once: one means publishes, and nothing of the other is lost',
  async () => {
    const company = await aCompany(product)
    await giveCredits(product, company)
    for (const _ of rounds) {
      const { uuid } = await aDraftJob(product, company)
      const session = await openSessionFor(product, company, { uuid })

      await Promise.allSettled([post(company, uuid), tell(product, peer, told.succeeded(session))])

      // Either the card published and the credit is still there, or it took the place of the one spent.
      const job = await product.as(company).send(companyJobs.job, { uuid })
      expect(job).toMatchObject({ status: jobStatus.active })
      expect(['credit', 'payment']).toContain(job.payment_method)
      expect(await balanceOf(company)).toBe(1)
    }
  },
  patienceMs,
)

describe('what a provider tells', () => {
  test(
    'fifty times at once counts once',
    async () => {
      const company = await aCompany(product)
      for (const round of rounds) {
        const { uuid } = await aDraftJob(product, company)
        const event = told.succeeded(await openSessionFor(product, company, { uuid }))

        const answers = await Promise.all(times(50, () => tell(product, peer, event)))

        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
        expect(await activeOf(company)).toHaveLength(round + 1)
        expect(await historyOf(company)).toHaveLength(round + 1)
        expect(await balanceOf(company)).toBe(0)
      }
    },
    patienceMs,
  )

  test(
    'under ten names at once counts once',
    async () => {
      const company = await aCompany(product)
      for (const round of rounds) {
        const session = await openSessionFor(product, company, await aDraftJob(product, company))

        await Promise.all(times(10, () => tell(product, peer, told.succeeded(session))))

        expect(await activeOf(company)).toHaveLength(round + 1)
        expect(await balanceOf(company)).toBe(0)
      }
    },
    patienceMs,
  )
})

test(
  'a payment and the deletion of its draft at once: it is live, or there is one more credit',
  async () => {
    const company = await aCompany(product)
    let credits = 0
    for (const _ of rounds) {
      const { uuid } = await aDraftJob(product, company)
      const session = await openSessionFor(product, company, { uuid })

      const [deletion] = await codesOf([
        product.as(company).send(companyJobs.deleteDraft, { uuid }),
        tell(product, peer, told.succeeded(session)),
      ])

      const isLive = (await activeOf(company)).some((job) => job.uuid === uuid)
      expect(deletion).toBe(isLive ? 'NOT_A_DRAFT' : 'fulfilled')
      if (!isLive) credits += 1
      expect(await balanceOf(company)).toBe(credits)
    }
    expect(await historyOf(company)).toHaveLength(rounds.length)
  },
  patienceMs,
)

test(
  'a credit and the deletion of its draft at once: it is live, or the credit is still there',
  async () => {
    const company = await aCompany(product)
    await giveCredits(product, company, rounds.length)
    let spent = 0
    for (const _ of rounds) {
      const { uuid } = await aDraftJob(product, company)

      const [deletion, posting] = await codesOf([
        product.as(company).send(companyJobs.deleteDraft, { uuid }),
        post(company, uuid),
      ])

      const isLive = (await activeOf(company)).some((job) => job.uuid === uuid)
      expect([deletion, posting]).toEqual(
        isLive ? ['NOT_A_DRAFT', 'fulfilled'] : ['fulfilled', 'NOT_FOUND'],
      )
      if (isLive) spent += 1
      expect(await balanceOf(company)).toBe(rounds.length - spent)
    }
  },
  patienceMs,
)

test(
  'ten clicks on "Pay" open one payment',
  async () => {
    const company = await aCompany(product)
    for (const _ of rounds.slice(0, 5)) {
      const draft = await aDraftJob(product, company)
      const before = peer.intents.size

      const sessions = await Promise.all(times(10, () => openSessionFor(product, company, draft)))

      expect(new Set(sessions.map(({ clientSecret }) => clientSecret)).size).toBe(1)
      expect(peer.intents.size).toBe(before + 1)
    }
    expect(await historyOf(company)).toHaveLength(5)
  },
  patienceMs,
)
