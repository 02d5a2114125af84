import { tendLetters } from '../kit/letters/send-letters.ts'
import { readMail } from './mail.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

/** So much later the worker has come round. */
export async function sendLettersLater(product: Product, seconds: number): Promise<void> {
  product.moveClock(seconds)
  await product.world.tasks.promise(product.world.database.writing, tendLetters, {})
  await product.runTasks()
}

interface Arrivals {
  readonly deliveries: readonly { readonly recipients: readonly string[]; readonly raw: Buffer }[]
}

/** The kinds of what has arrived for these people, in order. */
export async function kindsArrived(
  { deliveries }: Arrivals,
  people: readonly Person[],
): Promise<string[]> {
  const addresses = new Set(people.map(({ email }) => email))
  const theirs = deliveries.filter(({ recipients: [to = ''] }) => addresses.has(to))
  const mails = await Promise.all(theirs.map(({ raw }) => readMail(raw)))
  return mails.map(({ kind }) => kind)
}
