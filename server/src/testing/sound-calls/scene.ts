import { randomUUID } from 'node:crypto'
import { companyJobs, contractorProfiles } from '@headframe/wire'
import type { Audience } from '@headframe/wire'
import type { StripePeer } from '../../adapters/payments/stripe-peer.ts'
import { aPdf } from '../documents.ts'
import { aJobForm, aJobOf, anApplicationTo } from '../jobs.ts'
import { aStaffMember, oneOfEach } from '../people.ts'
import type { Person } from '../people.ts'
import type { Product } from '../product.ts'
import { aFile } from '../registration.ts'

/** Somebody of each audience, and what they have to do with each other. */
export interface Scene extends Readonly<Record<Audience, Person>> {
  readonly product: Product
  /** Works in the same staff account as the staff member. */
  readonly colleague: Person
  /** Where its cards are taken. */
  readonly cards: StripePeer
  /** A posting of the company that is live. */
  readonly job: { readonly id: string; readonly slug: string }
  /** The contractor's application to it. */
  readonly application: { readonly id: string }
}

export async function aScene(product: Product, cards: StripePeer): Promise<Scene> {
  const staffAccount = randomUUID()
  const people = await oneOfEach(product, staffAccount)
  const colleague = await aStaffMember(product, staffAccount)
  const job = await aJobOf(product, people.company)
  const application = await anApplicationTo(product, job, people.contractor)
  return { product, cards, ...people, colleague, job, application }
}

/** A draft of the company's that lacks nothing. */
export async function aDraftIn({ product, company }: Scene): Promise<string> {
  const { send } = product.as(company)
  const { uuid } = await send(companyJobs.newDraft, {})
  await send(companyJobs.saveDraft, { uuid, draft: aJobForm() })
  return uuid
}

/** The contractor's own, read. */
export async function uploadResumeIn({ product, contractor }: Scene): Promise<void> {
  const replaceFile = aFile('resume.pdf', await aPdf())
  await product.as(contractor).send(contractorProfiles.replaceResume, { replaceFile })
  await product.runTasks()
}

/** The last part of the address in the one mail that somebody was sent. */
export async function linkMailedTo({ product }: Scene, address: string): Promise<string> {
  await product.runTasks()
  const [mail] = await product.mailTo(address)
  const { pathname, searchParams } = new URL(mail?.link ?? '')
  return searchParams.get('token') ?? pathname.slice(pathname.lastIndexOf('/') + 1)
}
