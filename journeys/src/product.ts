import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { openDatabase } from '@headframe/server/src/db/open.ts'
import { wakeWorkers } from '@headframe/server/src/kit/tasks/task-rows.ts'
import type { Behind } from '@headframe/server/src/testing/jobs.ts'
import { aServerProcess } from '@headframe/server/src/testing/server-process.ts'
import { copyOfMarketplace } from './marketplace.ts'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly link: string
}

export interface Product {
  readonly url: string
  /** The mail to this address that comes of doing this; it is waited for. */
  mailAfter(address: string, doing: () => Promise<void>): Promise<Mail>
  /** Has this chore come round now, which it does by the clock. */
  bringForward(chore: string): Promise<void>
  /** What no screen can do yet is done behind the product's back. */
  behind<Done>(doing: (behind: Behind) => Promise<Done>): Promise<Done>
}

interface Fixtures {
  /** Everything the page said on its console that it should not have. */
  complaints: string[]
}

interface OfWorker {
  /** How its operator set the product up, where that is what a journey is about. */
  settings: Readonly<Record<string, string>>
  product: Product
}

/** A product with the demo marketplace for each worker, and a page whose console has to stay clean. */
export const test = base.extend<Fixtures, OfWorker>({
  settings: [{}, { scope: 'worker', option: true }],

  product: [
    async ({ settings }, use) => {
      const dataDir = await copyOfMarketplace()
      // A database of its own even where the tests were given a server: journeys start from the demo.
      const always = { DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'warn' }
      const server = await aServerProcess({ ...settings, ...always })
      const database = await openDatabase({ dataDir })
      const behind: Behind = { world: { database, clock: () => new Date() } }
      await use({
        url: server.appUrl,
        mailAfter: (address, doing) => mailAfter(path.join(dataDir, 'outbox'), address, doing),
        bringForward: (chore) => bringForward(behind, chore),
        behind: (doing) => doing(behind),
      })
      await database.close()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ product }, use) => use(product.url),

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      listen(page, complaints)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A refused call and a lost network are told by the browser too; the screen tells them to the person. */
function listen(page: Page, complaints: string[]): void {
  // Where it was thrown may be all that is ever known of what happens once in some hundred walks.
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('console', (message) => {
    const isRefusal =
      /Failed to load resource: (the server responded with a status of (401|403|404|409|422|429|503)|net::ERR_INTERNET_DISCONNECTED)/.test(
        message.text(),
      )
    // Most journeys are walked without the worker, and the browser says so.
    const isWithoutWorker = message.text().startsWith('Service Worker registration blocked')
    // Where the worker takes over amid a load, what was asked for ahead is asked for again.
    const isTakenOver = message.text().includes('cross-world service worker resource mismatch')
    const isExpected = isRefusal || isWithoutWorker || isTakenOver
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      complaints.push(message.text())
  })
}

/** The clock of a running product cannot be moved: what it would bring about in a while is. */
async function bringForward({ world }: Behind, chore: string): Promise<void> {
  await sql`
    with brought_forward as (
      update task set due_at = now() where kind = ${chore} and comes_round and taken_at is null
    )
    select ${wakeWorkers}`.execute(world.database.writing)
}

/** Chores come round once a minute. */
const mailWithinMs = 90_000

async function mailAfter(
  outbox: string,
  address: string,
  doing: () => Promise<void>,
): Promise<Mail> {
  const before = await listMails(outbox)
  await doing()
  const until = Date.now() + mailWithinMs
  while (Date.now() < until) {
    const arrived = (await listMails(outbox)).filter((name) => !before.includes(name))
    for (const name of arrived) {
      const mail = await PostalMime.parse(await readFile(path.join(outbox, name)))
      const text = mail.text ?? ''
      if (mail.to?.[0]?.address === address) {
        return { subject: mail.subject ?? '', text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? '' }
      }
    }
    await pause(100)
  }
  throw new Error(`No mail to ${address}`)
}

async function listMails(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => [])
  return names.filter((name) => name.endsWith('.eml'))
}
