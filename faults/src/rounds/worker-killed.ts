import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { recoverPassword } from '@headframe/wire'
import { aJobOf } from '@headframe/server/src/testing/jobs.ts'
import type { Database } from '@headframe/server/src/db/open.ts'
import { eventually } from '@headframe/server/src/testing/server-process.ts'
import { aMarket } from '../clients/crowd.ts'
import { insist } from '../clients/insist.ts'
import { bringResume } from '../clients/occupations.ts'
import type { Market } from '../clients/occupations.ts'
import { sender, signUp } from '../clients/people.ts'
import { between, upTo } from '../ground.ts'
import { anInstallation } from '../installation.ts'
import type { Installation } from '../installation.ts'
import type { Guarantee } from '../guarantee.ts'
import { settle } from '../settle.ts'

const day = 24 * 3600_000

export const workerKilled: Guarantee = {
  id: 'A2',
  says: 'worker killed with resumes, letters, expiry',
  isQuick: true,
  withinSeconds: 300,
  async try(ground) {
    const place = await anInstallation(ground)
    const web = await place.start({ ROLE: 'web' })
    const market = await aMarket(place)
    const [resumes, kills] = ground.isShort ? [6, 2] : [40, 10]
    await queueWork(market, resumes)
    const expiring = ground.isShort ? 10 : 50
    await place.look(({ database }) => endSoon(market, database, expiring))

    for (let round = 0; round < kills; round += 1) {
      await place.look(({ database }) => sweepNow(database))
      const worker = await place.start({ ROLE: 'worker' })
      await pause(between(0, 1000))
      await worker.kill()
    }
    await place.look(({ database }) => sweepNow(database))
    await place.start({ ROLE: 'worker' })
    await place.look(({ database }) => untilWarned(database))
    const tried = await settle(place, market.history, {
      rounds: kills,
      withLetters: !ground.isShort,
    })
    const { lost, doubled, broken } = await place.look(({ database }) =>
      lookAtLetters(place, database, { kills, expiring }),
    )
    await web.stop()
    return {
      ...tried,
      lost: [...tried.lost, ...lost],
      doubled: [...tried.doubled, ...doubled],
      broken: [...tried.broken, ...broken],
    }
  },
}

/** People bring resumes, and have forgotten their passwords already. */
async function queueWork(market: Market, many: number): Promise<void> {
  await Promise.all(
    upTo(many).map(async () => {
      const who = await signUp(market)
      if (!who) return
      await bringResume(market, who)
      const send = sender(market)
      await insist(market.history, {
        name: `link for ${who.email}`,
        ask: () => send(recoverPassword.contractor, { email: who.email }),
      })
    }),
  )
}

/** Postings of which their companies are to be told. */
async function endSoon({ employers }: Market, database: Database, many: number): Promise<void> {
  const world = { database, clock: () => new Date() }
  const [employer] = employers
  const soon = new Date(Date.now() + 3 * day)
  if (!employer) throw new Error('Nobody could register')
  for (let count = 0; count < many; count += 1)
    await aJobOf({ world }, employer, { expires_at: soon })
}

/** Brings the next round of the sweep forward: it comes every ten minutes. */
async function sweepNow({ writing }: Database): Promise<void> {
  const now = new Date()
  await writing
    .updateTable('task')
    .set({ due_at: now })
    .where('kind', '=', 'warn-of-expiry')
    .where('comes_round', '=', true)
    .where('failed_at', 'is', null)
    .where('taken_at', 'is', null)
    .execute()
}

/** The round may be in the hand of a worker that is dead, or about to come. */
async function untilWarned(database: Database): Promise<void> {
  await eventually(async () => {
    await sweepNow(database)
    const jobs = await database.reading
      .selectFrom('job')
      .select('id')
      .where('published_at', 'is not', null)
      .where('warned_at', 'is', null)
      .execute()
    return jobs.length === 0 || undefined
  }, 60_000)
}

/** A letter that was in the hand of a worker when it died may go out again, and no other. */
async function lookAtLetters(
  { dataDir }: Installation,
  { reading }: Database,
  { kills, expiring }: { kills: number; expiring: number },
) {
  const letters = await reading.selectFrom('letter').select(['id', 'kind', 'sent_at']).execute()
  const files = await readdir(path.join(dataDir, 'outbox')).catch(() => [])
  const timesOf = (id: string) => files.filter((name) => name.endsWith(`${id}.eml`)).length
  const sent = letters.filter(({ sent_at }) => sent_at !== null)
  const again = sent.reduce((sum, { id }) => sum + Math.max(0, timesOf(id) - 1), 0)
  const warnings = letters.filter(({ kind }) => kind === 'job-expiring').length
  return {
    lost: [
      ...sent.filter(({ id }) => timesOf(id) === 0).map(({ id }) => `letter ${id}`),
      ...(warnings < expiring ? [`${expiring - warnings} warnings of an end`] : []),
    ],
    doubled: warnings > expiring ? [`${warnings - expiring} warnings of an end`] : [],
    broken: again > kills ? [`${again} letters went out again`] : [],
  }
}
