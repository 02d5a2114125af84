import { savedSearches } from '@headframe/wire'
import type { AlertFrequency, SavedWish } from '@headframe/wire'
import { inOneTransaction } from '../db/call-transaction.ts'
import { noticeNews } from '../features/contractor-jobs/alerts/look-for-finds.ts'
import { startSession } from '../kit/sign-in/sessions.ts'
import type { Task } from '../kit/world.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

/** Sessions end long before the next letter. */
export async function asAnew({ world, as }: Product, { id, audience }: Person) {
  const token = await inOneTransaction(world.database, async (db) => {
    const { password_hash } = await db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const letIn = { id, audience, passwordHash: password_hash }
    return startSession({ db, now: world.clock() }, letIn)
  })
  return as({ token })
}

export async function aSavedSearch(
  product: Product,
  person: Person,
  wish: SavedWish,
  frequency: AlertFrequency = 'instant',
  name = 'Work near home',
) {
  const { send } = await asAnew(product, person)
  return send(savedSearches.save, { name, frequency, wish })
}

/** What a worker does in a minute. */
export async function noticeNewJobs(product: Product): Promise<void> {
  await runTask(product, noticeNews.task)
  await product.runTasks()
}

export async function runTask({ world }: Product, task: Task<object>): Promise<void> {
  await inOneTransaction(world.database, (db) =>
    task.run({ db, now: world.clock(), world, lastTry: false }, {}),
  )
}

/** The jobs that each letter of saved searches tells somebody of, by the end of their addresses. */
export async function jobsMailedTo(product: Product, { email }: Person): Promise<string[][]> {
  const letters = (await product.mailTo(email)).filter(({ kind }) => kind === 'saved-search-jobs')
  return letters.map(({ text }) => [
    ...new Set([...text.matchAll(/\/contractor\/job\/([\w-]+)/g)].map(([, slug = '']) => slug)),
  ])
}
