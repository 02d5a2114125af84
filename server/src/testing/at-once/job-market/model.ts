import type { Step as StepOf } from '../any-order.ts'

/**
 * What a market with one company, a few postings and a few contractors would be if its calls came one after
 * another. It knows nothing of how the product does it.
 */
export interface Market {
  readonly credits: number
  readonly jobs: readonly Job[]
  /** By contractor and posting; nobody who has withdrawn is in it. */
  readonly applications: Readonly<Record<string, number>>
}

/** Pending, approved or rejected. */
type Standing = 0 | 1 | 2

interface Job {
  readonly life: 'draft' | 'active' | 'closed' | 'gone'
  readonly postedWith: 'credit' | 'payment' | null
  /** Whether its card payment, open from the start, has come. */
  readonly isPaid: boolean
}

export type Action =
  | { readonly kind: 'give' }
  | { readonly kind: 'postWithCredit' | 'pay' | 'delete' | 'close'; readonly job: number }
  | { readonly kind: 'apply' | 'withdraw'; readonly job: number; readonly contractor: number }
  | {
      readonly kind: 'decide'
      readonly job: number
      readonly contractor: number
      readonly status: Standing
    }

type Step = StepOf<Market>

export const openingMarket = (jobs: number): Market => ({
  credits: 0,
  jobs: Array.from({ length: jobs }, () => ({ life: 'draft', postedWith: null, isPaid: false })),
  applications: {},
})

export const applicationKey = ({ job, contractor }: { job: number; contractor: number }) =>
  `contractor ${contractor} for posting ${job}`

export function takeInMarket(market: Market, action: Action): Step {
  switch (action.kind) {
    case 'give':
      return stepsFrom(market).done({ credits: market.credits + 1 })
    case 'apply':
    case 'withdraw':
    case 'decide':
      return takeByApplication(market, action)
    default:
      return takeByPosting(market, action)
  }
}

function stepsFrom(market: Market) {
  return {
    refused: (answer: string): Step => ({ answer, state: market }),
    done: (changes: Partial<Market> = {}): Step => ({
      answer: 'done',
      state: { ...market, ...changes },
    }),
  }
}

function mustFindJob({ jobs }: Market, at: number): Job {
  const job = jobs[at]
  if (!job) throw new Error('There is no such posting')
  return job
}

type ByApplication = Extract<Action, { contractor: number }>
type ByPosting = Exclude<Action, ByApplication | { kind: 'give' }>

function takeByPosting(market: Market, action: ByPosting): Step {
  const { refused, done } = stepsFrom(market)
  const { credits } = market
  const job = mustFindJob(market, action.job)
  const withJob = (changes: Partial<Job>) => ({
    jobs: market.jobs.with(action.job, { ...job, ...changes }),
  })

  switch (action.kind) {
    case 'postWithCredit':
      if (job.life === 'gone') return refused('NOT_FOUND')
      if (job.postedWith === 'credit' && job.life === 'active') return done()
      if (job.life !== 'draft') return refused('NOT_A_DRAFT')
      if (credits === 0) return refused('NO_CREDITS')
      return done({ credits: credits - 1, ...withJob({ life: 'active', postedWith: 'credit' }) })

    case 'pay':
      if (job.isPaid) return done()
      return job.life === 'draft'
        ? done(withJob({ life: 'active', postedWith: 'payment', isPaid: true }))
        : done({ credits: credits + 1, ...withJob({ isPaid: true }) })

    case 'delete':
      if (job.life === 'gone') return refused('NOT_FOUND')
      return job.life === 'draft' ? done(withJob({ life: 'gone' })) : refused('NOT_A_DRAFT')

    case 'close':
      if (job.life === 'gone') return refused('NOT_FOUND')
      return job.life === 'draft' ? refused('NOT_ACTIVE') : done(withJob({ life: 'closed' }))
  }
}

function takeByApplication(market: Market, action: ByApplication): Step {
  const { refused, done } = stepsFrom(market)
  const { applications } = market
  const job = mustFindJob(market, action.job)
  const key = applicationKey(action)
  const standing = applications[key]
  const withStanding = (changed: Standing) => ({
    applications: { ...applications, [key]: changed },
  })

  switch (action.kind) {
    case 'apply':
      if (job.life === 'gone' || job.life === 'draft') return refused('NOT_FOUND')
      if (job.life === 'closed') return refused('JOB_NOT_OPEN')
      return standing === undefined ? done(withStanding(0)) : refused('ALREADY_APPLIED')

    case 'withdraw': {
      if (standing === undefined) return refused('NOT_FOUND')
      if (standing !== 0) return refused('NOT_PENDING')
      const { [key]: _withdrawn, ...others } = applications
      return done({ applications: others })
    }

    case 'decide':
      return standing === undefined ? refused('NOT_FOUND') : done(withStanding(action.status))
  }
}
