import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fillScale } from '@headframe/demo/src/scale/fill-scale.ts'
import { inOneTransaction } from '@headframe/server/src/db/call-transaction.ts'
import { openDatabase } from '@headframe/server/src/db/open.ts'
import type { Database } from '@headframe/server/src/db/open.ts'
import { startSession } from '@headframe/server/src/kit/sign-in/sessions.ts'
import { openStaffMember } from '@headframe/server/src/market/accounts/accounts.ts'
import { aBench } from '@headframe/server/src/testing/library.ts'
import { mostExported } from '@headframe/wire'
import type { Figure } from './figures.ts'
import { median, read, timesUntil } from './page-costs.ts'
import { startProduct } from './product.ts'

/** The largest document there is: what it takes of memory, and what others notice of it. */
export async function measureDocuments(): Promise<Figure[]> {
  const product = await startProduct({ demo: 'off' })
  const database = await openDatabase({
    url: process.env['DATABASE_URL'],
    dataDir: product.dataDir,
  })
  try {
    const bench = await aFullBench(database)
    const headers = { authorization: `Bearer ${bench.token}` }
    const other = () => read(`${product.url}/api/talentpool.php?getAll`, headers)

    const alone = await timesUntil(other, pause(2000))
    const before = await residentMb(product.pid)
    const peak = watchPeak(product.pid)
    const started = performance.now()
    const drawing = drawWhole(product.url, headers, bench)
    const meanwhile = await timesUntil(other, drawing)
    const [bytes, ms] = [await drawing, performance.now() - started]
    const added = (await peak()) - before
    return [
      {
        name: `A bench of ${mostExported}: other calls meanwhile / alone`,
        ratio: median(meanwhile) / median(alone),
        atMost: 2,
        detail: `${median(meanwhile).toFixed(1)} ms against ${median(alone).toFixed(1)} ms, ${meanwhile.length} calls`,
      },
      {
        name: `A bench of ${mostExported}: memory added`,
        kB: added * 1000,
        atMost: 200_000,
        detail: `${Math.round(bytes / 1000)} kB of PDF in ${Math.round(ms)} ms`,
      },
    ]
  } finally {
    await database.close()
    await product.stop()
  }
}

interface FullBench {
  readonly hash: string
  readonly token: string
  readonly profiles: readonly string[]
}

/** As many people as a document may hold, on the bench of somebody who is signed in. */
async function aFullBench(database: Database): Promise<FullBench> {
  const now = new Date()
  const nobody = { companies: 0, contractors: 0, jobs: 0, pools: 0 }
  await fillScale(database, { ...nobody, profiles: mostExported, seed: 'documents' }, now)
  const account = { email: 'staff@bench.example', passwordHash: 'none', now }
  const { staff, token } = await inOneTransaction(database, async (db) => {
    const id = await openStaffMember(db, account, { name: 'Robin Hale' })
    const letIn = { id, audience: 'staff', passwordHash: 'none' } as const
    return { staff: { id }, token: await startSession({ db, now }, letIn) }
  })
  const people = await database.reading.selectFrom('profile').select(['id', 'hash']).execute()
  const behind = { world: { database, clock: () => new Date() } }
  const { hash } = await aBench(behind, staff, people)
  return { hash, token, profiles: people.map((person) => person.hash) }
}

/** Answers of how many bytes the document is. */
async function drawWhole(
  url: string,
  headers: Record<string, string>,
  { hash, profiles }: FullBench,
): Promise<number> {
  const response = await fetch(`${url}/api/talentpool.php?exportBench`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      talent_pool_hash: hash,
      name: 'Everybody',
      description: 'All of them.',
      profiles,
    }),
  })
  if (!response.ok) throw new Error(`The document was refused with ${response.status}`)
  return (await response.arrayBuffer()).byteLength
}

/** Looks many times a second; answers the most that was ever seen. */
function watchPeak(pid: number | undefined): () => Promise<number> {
  const look = { goesOn: true, most: 0 }
  const watching = (async () => {
    while (look.goesOn) {
      look.most = Math.max(look.most, await residentMb(pid))
      await pause(20)
    }
  })()
  return async () => {
    look.goesOn = false
    await watching
    return look.most
  }
}

async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000
}
