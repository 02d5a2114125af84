import { Refusal } from '@headframe/wire'

import { reportBug } from './failure.ts'

/** What came of asking: an answer, a refusal, or nothing because whoever asked has stopped it. */
export type Outcome<Reply> = { readonly reply: Reply } | { readonly refusal: Refusal } | 'stopped'

/** Asks, and answers what came of it. Whatever fails otherwise is a bug: it is reported, and told as a call that broke down. */
export async function outcomeOf<Reply>(ask: () => Promise<Reply>): Promise<Outcome<Reply>> {
  try {
    return { reply: await ask() }
  } catch (failed) {
    if (failed instanceof Refusal) return { refusal: failed }
    if (Object(failed).name === 'AbortError') return 'stopped'
    reportBug(failed)
    return { refusal: new Refusal('INTERNAL', { cause: failed }) }
  }
}

/** What follows an answer is no part of asking: nobody is told of a bug in it as if they had been refused. */
export async function follow(then: () => void | Promise<void>): Promise<void> {
  try {
    await then()
  } catch (bug) {
    reportBug(bug)
  }
}
