import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  companyJobs,
  companyProfiles,
  contractorJobs,
  contractorProfiles,
  contractorSettings,
  ownData,
  payments,
} from '@headframe/wire'
import type { Send } from '@headframe/wire'
import { beginCall } from '../../db/call-transaction.ts'
import { aPicture } from '../../pictures/picture-samples.ts'
import { aCompanyProfile } from '../../testing/company-profile.ts'
import { aPdf } from '../../testing/documents.ts'
import { aDraftJob, aLiveJob } from '../../testing/jobs.ts'
import { giveCredits } from '../../testing/payments.ts'
import { aCompany, aRegisteredContractor, isSignedIn } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aWholeProfile } from '../../testing/profile.ts'
import { aFile } from '../../testing/registration.ts'
import { codesOf } from '../../testing/requests.ts'
import { eventually } from '../../testing/server-process.ts'

const product = await aProduct()
const { database } = product.world

type Calls = Record<string, (send: Send) => Promise<unknown>>

/**
 * Sends all of these while the account is being erased: its rows are gone for the erasing call, which
 * has yet to commit and waits for us. Answers what came of each.
 */
async function whileErasing(person: Person, calls: Calls): Promise<Record<string, unknown>> {
  const holder = beginCall({ writing: database.upkeep })
  await holdKeyedReplyOf(person)
  await sql`select 1 from keyed_reply where caller = ${person.id} for update`.execute(holder.db)
  const erasing = product.as(person).send(ownData.erase, { accountPassword: person.password })
  await eventually(async () => ((await countWaiting()) === 1 ? true : undefined))

  let answered = 0
  const answers = Object.values(calls).map((call) =>
    call(product.as(person).send).finally(() => (answered += 1)),
  )
  const codes = codesOf(answers)
  await eventually(async () =>
    answered + (await countWaiting()) === answers.length + 1 ? true : undefined,
  )
  await holder.rollback()
  await erasing
  const told = await codes
  return Object.fromEntries(Object.keys(calls).map((name, at) => [name, told[at]]))
}

/** The last that an erasure takes. */
async function holdKeyedReplyOf({ id }: Person): Promise<void> {
  await database.writing
    .insertInto('keyed_reply')
    .values({ caller: id, key: 'held', request_hash: Buffer.alloc(32), created_at: new Date() })
    .execute()
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.reading)
  return rows[0]?.count ?? 0
}

/** Whoever would leave something behind is asked to sign in; nothing is a fault of ours. */
const allSignedOutBut = (calls: Calls, others: Record<string, string>) => ({
  ...Object.fromEntries(Object.keys(calls).map((name) => [name, 'UNAUTHENTICATED'])),
  ...others,
})

describe('while an account is being erased', () => {
  test('whatever its contractor does is too late, and no fault of ours', async () => {
    const person = await aRegisteredContractor(product)
    await product.runTasks()
    const company = await aCompany(product)
    const [job, applied] = [await aLiveJob(product, company), await aLiveJob(product, company)]
    await product.as(person).send(contractorJobs.apply, { jobId: applied.uuid })
    const [profile, picture] = [await aWholeProfile(product), await aPicture('jpeg')]
    const resume = aFile('Marnie.pdf', await aPdf())
    const calls: Calls = {
      apply: (send) => send(contractorJobs.apply, { jobId: job.uuid }),
      withdraw: (send) => send(contractorJobs.withdraw, { jobId: applied.uuid }),
      profile: (send) => send(contractorProfiles.update, profile),
      resume: (send) => send(contractorProfiles.replaceResume, { replaceFile: resume }),
      picture: (send) =>
        send(contractorSettings.picture, {
          setting: 'profilePicture',
          profilePicture: aFile('me.jpg', picture, 'image/jpeg'),
          croppedImage: undefined,
        }),
      sharing: (send) =>
        send(contractorSettings.sharing, { setting: 'profileSharing', enabled: false }),
      renewLink: (send) => send(contractorSettings.renewLink, { setting: 'renewShareLink' }),
      mails: (send) => send(ownData.saveMailPreferences, { messages: false }),
      erase: (send) => send(ownData.erase, { accountPassword: person.password }),
    }

    expect(await whileErasing(person, calls)).toEqual(
      allSignedOutBut(calls, { withdraw: 'NOT_FOUND' }),
    )
    expect(await isSignedIn(product, person)).toBe(false)
    await product.runTasks()
  })

  test('so is whatever its company does', async () => {
    const person = await aCompany(product)
    const { send: now } = product.as(person)
    await now(companyProfiles.publish, aCompanyProfile())
    await giveCredits(product, person, 5)
    const [draft, credited, doomed] = [
      await aDraftJob(product, person),
      await aDraftJob(product, person),
      await aDraftJob(product, person),
    ]
    const live = await aLiveJob(product, person)
    const calls: Calls = {
      save: (send) => send(companyProfiles.save, { summary: 'Gold.' }),
      publish: (send) => send(companyProfiles.publish, {}),
      discard: (send) => send(companyProfiles.discard, {}),
      newDraft: (send) => send(companyJobs.newDraft, {}),
      saveDraft: (send) => send(companyJobs.saveDraft, { uuid: draft.uuid, draft: { title: 'A' } }),
      deleteDraft: (send) => send(companyJobs.deleteDraft, { uuid: doomed.uuid }),
      duplicate: (send) => send(companyJobs.duplicate, { uuid: live.uuid }),
      close: (send) => send(companyJobs.close, { uuid: live.uuid }),
      withCredit: (send) => send(payments.postWithCredit, { uuid: credited.uuid }),
      byCard: (send) => send(payments.session, { uuid: draft.uuid }),
      mails: (send) => send(ownData.saveMailPreferences, { credits: false }),
      erase: (send) => send(ownData.erase, { accountPassword: person.password }),
    }

    const gone = ['saveDraft', 'deleteDraft', 'close', 'withCredit', 'byCard']
    expect(await whileErasing(person, calls)).toEqual(
      allSignedOutBut(calls, Object.fromEntries(gone.map((name) => [name, 'NOT_FOUND']))),
    )
    expect(await isSignedIn(product, person)).toBe(false)
    await product.runTasks()
  })
})
