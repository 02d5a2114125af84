import { expect } from 'vitest'
import { applicants, contractorJobs, contractorProfiles, payments, signIn } from '@headframe/wire'
import { aDraftJob } from './jobs.ts'
import { giveCredits, goodCard, openSessionFor } from './payments.ts'
import {
  aRegisteredCompany,
  aRegisteredContractor,
  isSignedIn,
  signInContractor,
} from './people.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'
import { bearer } from './requests.ts'

/** A company that posts and pays, and a contractor who applies: all of what an installation may lose. */
export interface Market {
  readonly company: Person
  readonly contractor: Person
  readonly receiptNumbers: readonly string[]
}

export async function aMarket(product: Product): Promise<Market> {
  const company = await aRegisteredCompany(product)
  await giveCredits(product, company, 5)
  const contractor = await aRegisteredContractor(product)
  await product.runTasks()
  return useMarket(product, { company, contractor, receiptNumbers: [] })
}

/** They come back to a place that was restored, and others come: the old sessions are shut, all else goes on. */
export async function comeBack(product: Product, market: Market): Promise<Market> {
  for (const person of [market.company, market.contractor])
    expect(await isSignedIn(product, person)).toBe(false)
  await aRegisteredCompany(product)

  const { email, password } = market.company
  const { token } = await product.send(signIn.company, {
    email,
    password,
  })
  const contractor = market.contractor
  const { token: own } = await signInContractor(product, contractor.email, contractor.password)
  return useMarket(product, {
    ...market,
    company: { ...market.company, token },
    contractor: { ...contractor, token: own },
  })
}

/** Publishes with a credit and with a card, applies, looks at who applied, reads the receipts. */
export async function useMarket(product: Product, market: Market): Promise<Market> {
  const { company, contractor } = market
  const { send } = product.as(company)
  const free = await aDraftJob(product, company)
  await send(payments.postWithCredit, { uuid: free.uuid })
  const paid = await aDraftJob(product, company)
  const { clientSecret } = await openSessionFor(product, company, paid)
  await send(payments.sandbox, { clientSecret, ...goodCard })

  await showApplicant(product, company, contractor, paid.uuid)

  const history = await send(payments.history, {})
  const [latest] = history
  const receipt = await product.ask(`/company/get-receipt/${latest?.id}`, {
    headers: bearer(company.token),
  })
  expect((await receipt.bytes()).subarray(0, 5)).toEqual(new TextEncoder().encode('%PDF-'))

  const receiptNumbers = history.map(({ receipt_number }) => receipt_number ?? '').toSorted()
  expect(new Set(receiptNumbers).size).toBe(market.receiptNumbers.length + 2)
  expect(receiptNumbers).toEqual(expect.arrayContaining([...market.receiptNumbers]))
  return { company, contractor, receiptNumbers }
}

async function showApplicant(product: Product, company: Person, applicant: Person, jobId: string) {
  const their = product.as(applicant)
  await their.send(contractorJobs.apply, { jobId, rate: 90, rate_type: 'hour' })
  const { profile_hash } = await their.send(contractorProfiles.own, {})
  const shown = await product
    .as(company)
    .send(applicants.candidate, { jobUuid: jobId, profile_hash })
  expect(shown).toMatchObject({ profile_hash, first_name: 'Marnie' })
  const { status } = await product.ask(`/company/get-resume/${jobId}/${profile_hash}`, {
    headers: bearer(company.token),
  })
  expect(status).toBe(200)
}
