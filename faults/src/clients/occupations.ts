import { setTimeout as pause } from 'node:timers/promises'
import {
  applicants,
  applicationStatus,
  companyJobs,
  contractorJobs,
  contractorProfiles,
  limits,
  payments,
} from '@headframe/wire'
import { aFile } from '@headframe/server/src/testing/registration.ts'
import { aPdf } from '@headframe/server/src/testing/documents.ts'
import { aJobForm } from '@headframe/server/src/testing/jobs.ts'
import { aWord, between } from '../ground.ts'
import { names } from '../names.ts'
import { insist } from './insist.ts'
import { registerWhole, signUp } from './people.ts'
import type { Citizen, Employer, Town } from './people.ts'

/** The market that the crowd shares: what is on the board, and whose it is. */
export interface Market extends Town {
  readonly employers: readonly Employer[]
  /** Those for whom nobody posts yet. */
  readonly idle: Employer[]
  readonly board: { readonly uuid: string; readonly employer: Employer }[]
}

/** One thing that somebody does again and again; each call of it is one turn. */
export type Occupation = (market: Market) => () => Promise<void>

/** Applies to what is on the board, and moves on as somebody else when the day's applications are spent. */
export const applying: Occupation = (market) => {
  let who: Citizen | undefined
  let applied = new Set<string>()
  return async () => {
    if (applied.size >= limits.applications.points - 5) who = undefined
    if (!who) applied = new Set()
    who ??= await signUp(market)
    const open = market.board.filter(({ uuid }) => !applied.has(uuid))
    const job = open[between(0, open.length - 1)]
    if (!who || !job) return pause(100)
    const { email, send } = who
    applied.add(job.uuid)
    const name = names.application(job.uuid, email)
    const answer = await insist(market.history, {
      name,
      already: 'ALREADY_APPLIED',
      ask: () =>
        send(contractorJobs.apply, { jobId: job.uuid, rate: between(50, 150), rate_type: 'hour' }),
    })
    if (answer) market.history.acknowledgeMade(name)
  }
}

/** Types drafts and publishes them with credits: each for an employer of their own, who has one new draft at a time. */
export const posting: Occupation = (market) => {
  const employer = market.idle.pop()
  return async () => {
    const uuid = employer && (await draftJob(market, employer, `Driller ${aWord()}`))
    if (!employer || !uuid) return
    const { send } = employer
    const posted = await insist(market.history, {
      name: names.posting(uuid),
      ask: () => send(payments.postWithCredit, { uuid }),
    })
    if (!posted) return
    market.history.acknowledgeMade(names.posting(uuid))
    market.board.push({ uuid, employer })
  }
}

/** Types a draft twice over, with everything that a posting needs. */
export async function draftJob(
  { history }: Town,
  { email, send }: Employer,
  finalTitle: string,
): Promise<string | undefined> {
  const draft = await insist(history, {
    name: `a draft of ${email}`,
    ask: () => send(companyJobs.newDraft, {}),
  })
  const uuid = draft?.is?.uuid
  if (!uuid) return undefined
  for (const title of ['Driller', finalTitle]) {
    const saved = history.beginSaving(names.title(uuid), title)
    const answer = await insist(history, {
      name: names.title(uuid),
      ask: () => send(companyJobs.saveDraft, { uuid, draft: aJobForm({ title }) }),
    })
    if (!answer) return undefined
    saved()
  }
  return uuid
}

/** Decides on those who applied, and changes their mind. Of one employer there is one who decides. */
export const deciding: Occupation = (market) => {
  const employer = market.employers[0]
  return async () => {
    const own = market.board.filter((job) => job.employer === employer)
    const job = own[between(0, own.length - 1)]
    if (!employer || !job) return pause(100)
    const { send } = employer
    const list = await insist(market.history, {
      name: `the applicants of ${job.uuid}`,
      ask: () => send(applicants.list, { id: job.uuid, search: '' }),
    })
    const chosen = list?.is?.[between(0, list.is.length - 1)]
    if (!chosen) return pause(100)
    const { approved, rejected } = applicationStatus
    const status = Math.random() < 0.5 ? approved : rejected
    const place = names.decision(chosen.application_id)
    const saved = market.history.beginSaving(place, String(status))
    const answer = await insist(market.history, {
      name: place,
      ask: () =>
        send(applicants.decide, { application_id: chosen.application_id, status, reason: '' }),
    })
    if (answer) saved()
  }
}

/** Writes into a profile what is looked for. */
export const wishing: Occupation = (market) => {
  let who: Citizen | undefined
  return async () => {
    who ??= await signUp(market)
    if (!who) return pause(100)
    const { email, send } = who
    const wish = `Wish ${aWord()}`
    const saved = market.history.beginSaving(names.wish(email), wish)
    const answer = await insist(market.history, {
      name: names.wish(email),
      ask: () => send(contractorProfiles.update, { ideal_role: wish }),
    })
    if (answer) saved()
  }
}

/** Registers people: most in a few words, some with all that the wizard asks. */
export const registering: Occupation = (market) => {
  let turn = 0
  return async () => {
    turn += 1
    await (turn % 4 === 0 ? registerWhole(market) : signUp(market))
    await pause(50)
  }
}

/** Brings a first resume. */
export const uploading: Occupation = (market) => async () => {
  const who = await signUp(market)
  if (who) await bringResume(market, who)
}

export async function bringResume({ history }: Town, { email, send }: Citizen): Promise<void> {
  const replaceFile = aFile('Wes Tran.pdf', await aPdf(), 'application/pdf')
  const answer = await insist(history, {
    name: `resume of ${email}`,
    already: 'RESUME_PENDING',
    ask: () => send(contractorProfiles.replaceResume, { replaceFile }),
  })
  if (answer) history.acknowledgeMade(names.resume(email, 'active'))
}
