import { setTimeout as after } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { companyProfiles, contractorJobs, ownData, payments } from '@headframe/wire'
import { openStripePayments } from '../adapters/payments/stripe-payments.ts'
import { openStripePeer } from '../adapters/payments/stripe-peer.ts'
import { aDraftJob, aLiveJob } from '../testing/jobs.ts'
import { giveCredits, openSessionFor, tell, told } from '../testing/payments.ts'
import { aContractor, aRegisteredCompany } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'

const peer = await openStripePeer()
afterAll(() => peer.close())
const product = await aProduct({ payments: openStripePayments(peer.settings, peer.place) })

const rounds = Array.from({ length: 10 }, (_, round) => round)
const manyTries = { timeout: 120_000 }
/** It is told there when the database had to end one of two calls that waited for each other. */
const warned = vi.spyOn(product.world.log, 'warn')
beforeEach(() => {
  warned.mockClear()
})

test(
  'a company that renames itself while its postings go live is in nobody’s way',
  manyTries,
  async () => {
    const company = await aRegisteredCompany(product)
    const { send } = product.as(company)
    await giveCredits(product, company, rounds.length)
    for (const _ of rounds) await aLiveJob(product, company)
    for (const round of rounds) {
      const [one, other] = [await aDraftJob(product, company), await aDraftJob(product, company)]
      const session = await openSessionFor(product, company, other)

      await Promise.all([
        send(companyProfiles.publish, { name: `Saltbush ${round}` }),
        send(payments.postWithCredit, { uuid: one.uuid }),
        tell(product, peer, told.succeeded(session)),
      ])
    }

    expect(warned).not.toHaveBeenCalled()
  },
)

test(
  'a company that is erased while people apply to it is in nobody’s way',
  manyTries,
  async () => {
    for (const _ of rounds) {
      const { send } = product.as(await aContractor(product))
      const company = await aRegisteredCompany(product)
      const { uuid } = await aLiveJob(product, company)

      const erased = product.as(company).send(ownData.erase, { accountPassword: company.password })
      // It takes a while until the password is looked at: somebody is always just applying.
      while (await isPending(erased)) {
        await send(contractorJobs.apply, { jobId: uuid, rate: 90, rate_type: 'hour' }).catch(
          noMatter,
        )
        await send(contractorJobs.withdraw, { jobId: uuid }).catch(noMatter)
      }
    }

    expect(warned).not.toHaveBeenCalled()
  },
)

const noMatter = () => undefined

const isPending = (answer: Promise<unknown>) =>
  Promise.race([answer.then(() => false), after(0).then(() => true)])
