import path from 'node:path'
import type pg from 'pg'
import { checkArchive } from '../manage/backup/check-archive.ts'
import { inOwnTransaction } from '../manage/backup/own-transaction.ts'
import { isUntouched } from '../manage/backup/queries.ts'
import { openArchive } from '../manage/backup/read-archive.ts'
import { fill } from '../manage/backup/restore.ts'
import type { World } from '../kit/world.ts'
import { moveDates } from './move-dates.ts'

/** A backup of the demo marketplace, which `npm run manage -- make-demo` has made. */
export const demoFile = path.resolve(import.meta.dirname, '../../data/demo.tar')

const never = new AbortController().signal
const dayMs = 24 * 3600_000

/** Fills an empty marketplace. One that has anybody in it is left alone; answers whether it was filled. */
export async function loadDemo({ database, files, clock }: World): Promise<boolean> {
  const transaction = { database, begin: 'begin', stopped: never }
  const mayFill = () => inOwnTransaction(transaction, isUntouched)
  if (!(await mayFill())) return false

  return inOwnTransaction(transaction, async (turn) => {
    await takeTurn(turn)
    if (!(await mayFill())) return false
    const archive = await openArchive(demoFile)
    try {
      const backup = await checkArchive(archive, never)
      const days = Math.floor((clock().getTime() - Date.parse(backup.manifest.made)) / dayMs)
      await fill({ database, files }, archive, backup, {
        stopped: never,
        settle: (client) => moveDates(client, days),
      })
    } finally {
      await archive.close()
    }
    return true
  })
}

/** Two processes that start at once on one database fill it one after the other: the later finds it filled. */
async function takeTurn(client: pg.Client): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('demo'))`)
}
