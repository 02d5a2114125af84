import { applicants, companyJobs, contractorJobs, jobStatus, payments } from '@headframe/wire'
import type { PaymentSession } from '@headframe/wire'
import type { StripePeer } from '../../../adapters/payments/stripe-peer.ts'
import { aDraftJob } from '../../jobs.ts'
import { creditsOf, giveCredits, openSessionFor, tell, told } from '../../payments.ts'
import { aCompany, aContractor } from '../../people.ts'
import type { Person } from '../../people.ts'
import type { Product } from '../../product.ts'
import { codesOf } from '../../requests.ts'
import { applicationKey } from './model.ts'
import type { Action, Market } from './model.ts'

export interface RealMarket {
  /** What is answered to all of them, made at once: `done`, or the code of the refusal. */
  answersTo(actions: readonly Action[]): Promise<string[]>
  /** As its people see it; whether a payment has come is known to none of them. */
  look(): Promise<Seen>
}

/** A market as far as it can be seen. */
export interface Seen {
  readonly credits: number
  /** The sum of all credits that were ever given and spent. */
  readonly ledger: number
  readonly jobs: readonly { readonly life: string; readonly postedWith: string | null }[]
  readonly applications: Readonly<Record<string, number | null>>
}

/** What would be seen of a market of the model. */
export const seenOf = ({ credits, jobs, applications }: Market): Seen => ({
  credits,
  ledger: credits,
  jobs: jobs.map(({ life, postedWith }) => ({ life, postedWith })),
  applications,
})

const lives: Readonly<Record<number, string>> = {
  [jobStatus.draft]: 'draft',
  [jobStatus.active]: 'active',
  [jobStatus.closed]: 'closed',
}

/** Who takes part, in the order in which the model numbers them. */
interface Parties {
  readonly product: Product
  readonly peer: StripePeer
  readonly company: Person
  readonly contractors: readonly Person[]
  /** Drafts, each with a card payment that is open. */
  readonly payable: readonly { readonly uuid: string; readonly session: PaymentSession }[]
  /** What each contractor was told when they applied. */
  readonly applicationIds: Map<string, string>
}

/** A company with some drafts, each with a card payment that is open, and contractors. */
export async function aRealMarket(
  product: Product,
  peer: StripePeer,
  size: { readonly jobs: number; readonly contractors: number },
): Promise<RealMarket> {
  const company = await aCompany(product)
  const contractors = await Promise.all(
    Array.from({ length: size.contractors }, () => aContractor(product)),
  )
  const payable: { uuid: string; session: PaymentSession }[] = []
  for (let job = 0; job < size.jobs; job += 1) {
    const { uuid } = await aDraftJob(product, company)
    payable.push({ uuid, session: await openSessionFor(product, company, { uuid }) })
  }
  const parties = { product, peer, company, contractors, payable, applicationIds: new Map() }

  return {
    async answersTo(actions) {
      const codes = await codesOf(actions.map((action) => make(parties, action)))
      return codes.map((code) => (code === 'fulfilled' ? 'done' : String(code)))
    },
    look: () => look(parties),
  }
}

async function make(parties: Parties, action: Action): Promise<void> {
  const { product, peer, company, contractors, payable, applicationIds } = parties
  const asCompany = product.as(company).send
  if (action.kind === 'give') return giveCredits(product, company)
  const { uuid, session } = at(payable, action.job)
  switch (action.kind) {
    case 'postWithCredit':
      await asCompany(payments.postWithCredit, { uuid })
      break
    case 'pay':
      await tell(product, peer, told.succeeded(session))
      break
    case 'delete':
      await asCompany(companyJobs.deleteDraft, { uuid })
      break
    case 'close':
      await asCompany(companyJobs.close, { uuid })
      break
    case 'apply': {
      const terms = { jobId: uuid, rate: 90, rate_type: 'hour' } as const
      const contractor = product.as(at(contractors, action.contractor))
      const applied = await contractor.send(contractorJobs.apply, terms)
      applicationIds.set(applicationKey(action), applied.application_id)
      break
    }
    case 'withdraw':
      await product
        .as(at(contractors, action.contractor))
        .send(contractorJobs.withdraw, { jobId: uuid })
      break
    case 'decide': {
      // One that nobody has heard of yet is decided about before it came.
      const application_id = applicationIds.get(applicationKey(action)) ?? uuid
      await asCompany(applicants.decide, { application_id, status: action.status, reason: '' })
    }
  }
}

async function look(parties: Parties): Promise<Seen> {
  const { product, company, contractors } = parties
  const [jobs, { balance, ledger }, ...applications] = await Promise.all([
    postingsSeen(parties),
    creditsOf(product, company),
    ...contractors.map((_, contractor) => applicationsSeen(parties, contractor)),
  ])
  return { credits: balance, ledger, jobs, applications: Object.fromEntries(applications.flat()) }
}

async function postingsSeen({ product, company, payable }: Parties): Promise<Seen['jobs']> {
  const listed = await product.as(company).send(companyJobs.list, { search: '', perPage: 100 })
  return payable.map(({ uuid }) => {
    const row = listed.find((job) => job.uuid === uuid)
    return row
      ? { life: lives[row.status] ?? 'unknown', postedWith: row.payment_method }
      : { life: 'gone', postedWith: null }
  })
}

async function applicationsSeen(
  { product, contractors, payable }: Parties,
  contractor: number,
): Promise<[string, number | null][]> {
  const listed = await product.as(at(contractors, contractor)).send(contractorJobs.applications, {})
  return listed.map(({ job_id, application_status }) => {
    const job = payable.findIndex(({ uuid }) => uuid === job_id)
    return [applicationKey({ job, contractor }), application_status]
  })
}

function at<T>(all: readonly T[], place: number): T {
  const one = all[place]
  if (one === undefined) throw new Error(`There is none at ${place}`)
  return one
}
