import { stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { companyAccounts, signIn } from '@headframe/wire'
import { testPassword } from '@headframe/server/src/testing/registration.ts'
import { aCrowd } from '../clients/crowd.ts'
import type { Crowd } from '../clients/crowd.ts'
import { sender } from '../clients/people.ts'
import { aDatabaseServer } from '../database-server.ts'
import { between } from '../ground.ts'
import type { Ground } from '../ground.ts'
import { acknowledgedIn, openHistory } from '../history.ts'
import type { History } from '../history.ts'
import { anInstallation, msOf } from '../installation.ts'
import type { Installation } from '../installation.ts'
import { judge } from '../judge.ts'
import { operate } from '../operator.ts'
import type { Guarantee, Tried } from '../guarantee.ts'
import { settle } from '../settle.ts'
import { whatStands } from '../standing.ts'

export const restored: Guarantee = {
  id: 'A8',
  says: 'backup under load, restored, written into',
  withinSeconds: 240,
  recoversWithinSeconds: 90,
  async try(ground) {
    const place = await anInstallation(ground)
    await place.start()
    const crowd = await aCrowd(place, ground.over)
    const folder = await ground.aFolder()
    const results: Tried[] = []
    const rounds = 2
    for (let round = 0; round < rounds; round += 1) {
      await pause(between(2000, 4000))
      const before = copyOf(crowd.history)
      const backup = path.join(folder, `backup-${round}.tar`)
      await operate(ground, place, 'backup', { to: backup })
      if ((await stat(backup)).mode & 0o077) crowd.history.tellBroken('others may read the backup')
      const elsewhere = await anEmptyPlace(ground, round % 2 === 1)
      results.push(await bringBack(ground, { backup, before, elsewhere, crowd }))
    }
    await crowd.goHome()
    results.push(await settle(place, crowd.history, { rounds: 0 }))
    return {
      rounds,
      acknowledged: results.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      lost: results.flatMap(({ lost }) => lost),
      doubled: results.flatMap(({ doubled }) => doubled),
      halfDone: results.flatMap(({ halfDone }) => halfDone),
      broken: results.flatMap(({ broken }) => broken),
      slowestRecoveryMs: Math.max(...results.map(({ slowestRecoveryMs = 0 }) => slowestRecoveryMs)),
    }
  },
}

/** On an engine of its own, or on a database server. */
async function anEmptyPlace(ground: Ground, onServer: boolean): Promise<Installation> {
  const dataDir = path.join(await ground.aFolder(), 'data')
  if (!onServer) return anInstallation(ground, { dataDir })
  const { url } = await aDatabaseServer(ground)
  return anInstallation(ground, { dataDir, environment: { DATABASE_URL: url } })
}

interface Comeback {
  readonly backup: string
  /** What had been acknowledged when the backup began. */
  readonly before: History
  readonly elsewhere: Installation
  readonly crowd: Crowd
}

/** Restores, looks whether all is there that was there before the backup, and has people work on it. */
async function bringBack(
  ground: Ground,
  { backup, before, elsewhere, crowd }: Comeback,
): Promise<Tried> {
  let signedIn = ''
  const slowestRecoveryMs = await msOf(async () => {
    await operate(ground, elsewhere, 'restore', { from: backup })
    await elsewhere.start()
  })
  const [employer] = crowd.market.employers
  if (employer) {
    const { email } = employer
    const { token } = await sender({ place: elsewhere })(signIn.company, {
      email,
      password: testPassword,
    })
    const account = await sender({ place: elsewhere }, token)(companyAccounts.account, {})
    signedIn = account.id
  }
  const found = await elsewhere.look(async ({ database, files }) =>
    judge(stillTrue(before, crowd.history), await whatStands(database, files)),
  )

  const others = await aCrowd(elsewhere, ground.over)
  await pause(2000)
  await others.goHome()
  const after = await settle(elsewhere, others.history, { rounds: 1, slowestRecoveryMs })
  return {
    ...after,
    acknowledged: acknowledgedIn(before) + after.acknowledged,
    lost: [...found.lost, ...after.lost],
    halfDone: [...found.halfDone, ...after.halfDone],
    broken: [
      ...after.broken,
      ...(signedIn === employer?.id ? [] : ['a company did not find itself again']),
    ],
  }
}

function copyOf({ made, saved }: History): History {
  return { made: new Set(made), saved: new Map(saved), broken: [] }
}

/** What was written into the same place while the backup was made may have come into it. */
function stillTrue(before: History, now: History): History {
  const book = openHistory()
  for (const name of before.made) book.acknowledgeMade(name)
  for (const [place, savings] of now.saved) {
    const known = before.saved.get(place)?.filter(({ isAcknowledged }) => isAcknowledged).length
    savings.forEach(({ value }, at) => {
      const saved = book.beginSaving(place, value)
      if (at < (known ?? 0)) saved()
    })
  }
  return book
}
