import { MailRefused } from '../../adapters/mail/mailer.ts'
import { ProviderDown } from '../../adapters/provider-down.ts'
import { withContact } from '../mail/contact-foot.ts'
import { reasonOf } from '../tasks/reason.ts'
import type { Task, World } from '../world.ts'
import {
  forgetLetter,
  giveUpOverdue,
  makeLettersDueAfterSetBack,
  noteFailed,
  noteSent,
  noteTrouble,
  takeForKnocking,
  takeMostUrgent,
  wakeKnockers,
  wipeEnded,
} from './letter-rows.ts'
import type { TakenLetter } from './letter-rows.ts'
import { noteAway, noteBack, wayToMailServer } from './mail-outage.ts'

/** A backlog is sent in parts, so that no worker is held for long. */
const mostInOneGo = 20

/**
 * Sends what is due, the most urgent first, whichever letter it was promised for: the letters themselves
 * know when and how often they are tried.
 */
export const sendLetters: Task<object> = {
  name: 'send-letter',
  tries: 3,
  async run({ db, world }) {
    // Nothing of this is in the task's transaction: sending is slow, and what is sent stays sent.
    const comeAgain = await sendDue(world)
    for (const after of comeAgain) await world.tasks.promise(db, sendLetters, {}, { after })
  },
}

/** Answers when there is something to send again. */
async function sendDue(world: World): Promise<Date[]> {
  const { writing } = world.database
  const comeAgain: Date[] = []
  const way = await wayToMailServer(writing, world.clock())
  if (way === 'closed') return comeAgain

  for (let taken = 0; taken < mostInOneGo; taken += 1) {
    const isKnock = way === 'knock' && taken === 0
    const take = isKnock ? takeForKnocking : takeMostUrgent
    const letter = await take(writing, world.clock())
    if (!letter) {
      // Nothing is left to knock with: whoever comes next tries as if nothing had been.
      if (isKnock) await noteBack(writing)
      return comeAgain
    }
    const outcome = await sendOne(world, letter)
    if (outcome.nextTryAt) comeAgain.push(outcome.nextTryAt)
    if (outcome.isAway) return comeAgain
    if (isKnock) await welcomeBack(world)
  }
  return [...comeAgain, world.clock()]
}

/** Comes round often: takes up what no promise is left for, and leaves what is of no use any more. */
export const tendLetters: Task<object> = {
  name: 'tend-letters',
  tries: 3,
  async run({ db, now, world }) {
    await makeLettersDueAfterSetBack(db, longestWaitMs, now)
    await giveUpOverdue(db, now)
    await wipeEnded(db, now)
    await world.tasks.promise(db, sendLetters, {})
  },
}

interface Outcome {
  readonly nextTryAt?: Date
  /** The mail server is away, to this letter and to all others. */
  readonly isAway?: boolean
}

async function sendOne(world: World, letter: TakenLetter): Promise<Outcome> {
  const { writing } = world.database
  if (letter.is_switched_off) {
    await forgetLetter(writing, letter.id)
    return {}
  }

  const error = await errorOfSending(world, letter)
  const now = world.clock()
  if (!error) {
    await noteSent(writing, letter.id, now)
    return {}
  }
  const failure = wordsOf(error)
  if (error instanceof MailRefused) {
    await noteFailed(writing, letter.id, { failure, now })
    return {}
  }

  const dueAt = nextTryOf(letter, now)
  await noteTrouble(writing, letter.id, { failure, dueAt })
  if (!(error instanceof ProviderDown)) return { nextTryAt: dueAt }
  // The server's words may name the reader, which is nobody's business in a log.
  const reason = reasonOf(error.cause ?? error)
  const { since, knockAt } = await noteAway(writing, reason, now)
  if (since.getTime() === now.getTime()) world.log.warn({ reason }, 'The mail server is away')
  return { nextTryAt: knockAt, isAway: true }
}

/** Nothing when it was taken. */
async function errorOfSending(world: World, letter: TakenLetter): Promise<Error | undefined> {
  const { id, kind, address, name, subject, html, body, headers } = letter
  try {
    await world.mailer.send({
      id,
      kind,
      to: { address, ...(name ? { name } : {}) },
      subject,
      ...withContact({ html, text: body }, world.config.contactEmail),
      // Written by `mailUnlessSwitchedOff` alone.
      headers: headers as Record<string, string>,
    })
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

async function welcomeBack(world: World): Promise<void> {
  const { writing } = world.database
  const since = await noteBack(writing)
  if (!since) return
  await wakeKnockers(writing, since, world.clock())
  world.log.info({ since }, 'The mail server is back')
}

const shortestWaitMs = 5000
const longestWaitMs = 3600_000

/** A tenth of the time that it has waited already: seconds at first, an hour in the end. */
function nextTryOf({ promised_at }: TakenLetter, now: Date): Date {
  const waitMs = (now.getTime() - promised_at.getTime()) / 10
  return new Date(now.getTime() + Math.min(Math.max(waitMs, shortestWaitMs), longestWaitMs))
}

/** What the mail server said, where it was the mail server. */
function wordsOf(error: Error): string {
  const { cause } = error
  return (error instanceof ProviderDown && cause instanceof Error ? cause : error).message.slice(
    0,
    500,
  )
}
