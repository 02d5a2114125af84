import type { Insertable } from 'kysely'
import { applicationStatus } from '@headframe/wire'
import type { Tables } from '@headframe/server/src/db/tables.ts'
import type { Random } from '../people/random.ts'
import { approvals, rejections } from './answers.ts'
import type { Answer, DemoJob } from './job.ts'

/** Somebody who may apply. */
export interface Candidate {
  readonly id: string
  readonly isSignIn: boolean
  readonly roleId: number
  readonly rate: number
  readonly rateType: 'hour' | 'day'
  readonly joinedAt: Date
}

/** When a posting took applications, and what day it is. */
export interface Opening {
  readonly from: Date
  readonly until: Date
  readonly now: Date
}

export type Application = Omit<Insertable<Tables['job_application']>, 'job_id'>

/** People whose role fits, each with a rate, and for some with an answer. */
export function applicantsOf(
  job: DemoJob,
  opening: Opening,
  candidates: readonly Candidate[],
  random: Random,
): Application[] {
  const inTime = candidates.filter(({ joinedAt }) => joinedAt < opening.until)
  const fitting = random
    .shuffled(inTime.filter(({ isSignIn }) => !isSignIn))
    .map((candidate) => ({ candidate, fit: fitOf(job, candidate) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, job.applicants ?? 0)
    .map(({ candidate }) => applicationOf(candidate, job, opening, random))
  const signIn = job.casey && inTime.find(({ isSignIn }) => isSignIn)
  return signIn ? [...fitting, applicationOf(signIn, job, opening, random)] : fitting
}

/** Whose role it is comes first, then those whose roles come near. */
function fitOf(job: DemoJob, { roleId }: Candidate): number {
  if (roleId === job.roleId) return 2
  return job.alsoFor?.includes(roleId) ? 1 : 0
}

const hourMs = 3_600_000

function applicationOf(
  candidate: Candidate,
  job: DemoJob,
  opening: Opening,
  random: Random,
): Application {
  const from = Math.max(opening.from.getTime(), candidate.joinedAt.getTime())
  // Most come in the first days.
  const appliedAt = from + (opening.until.getTime() - from) * random.next() ** 2
  const answer = candidate.isSignIn ? job.casey : answerTo(appliedAt, opening, random)
  return {
    contractor_id: candidate.id,
    applied_at: new Date(appliedAt),
    ...ratesOf(candidate, job, random),
    ...decisionOf(answer ?? 'pending', appliedAt, opening, random),
  }
}

/** Most ask for what their profile says, some for what the posting offers. */
function ratesOf({ rate, rateType }: Candidate, { pay }: DemoJob, random: Random) {
  const asksAsOffered = typeof pay === 'object' && random.chance(0.35)
  const wish = asksAsOffered ? pay : { rate, per: rateType }
  return { rate: wish.rate.toFixed(2), rate_type: wish.per }
}

/** What has ended is answered, but for a few who still wait. */
function answerTo(appliedAt: number, { until, now }: Opening, random: Random): Answer {
  const hasEnded = until < now
  const hasBeenRead = now.getTime() - appliedAt > 40 * hourMs
  if (!hasBeenRead || !random.chance(hasEnded ? 0.9 : 0.45)) return 'pending'
  return random.chance(0.32) ? 'approved' : 'rejected'
}

function decisionOf(answer: Answer, appliedAt: number, { now }: Opening, random: Random) {
  if (answer === 'pending') return { status: applicationStatus.pending }
  const after = random.whole(20, 190) * hourMs + random.whole(0, hourMs)
  const half = (now.getTime() - appliedAt) / 2
  const status = applicationStatus[answer]
  const reason = random.chance(0.75)
    ? random.pick(answer === 'approved' ? approvals : rejections)
    : null
  return {
    status,
    decided_at: new Date(appliedAt + Math.min(after, half)),
    reason,
    // Long ago, so that they have heard of it.
    told_status: status,
    told_reason: reason,
  }
}
