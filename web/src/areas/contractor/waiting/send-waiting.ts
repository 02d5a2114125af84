import {
  contractorJobs,
  contractorProfiles,
  words,
  wordsFor,
  type Call,
  type InputOf,
} from '@headframe/wire'

import { isPassing, isSessionRefused } from '../../../calls/failure.ts'
import { send } from '../../../calls/client.ts'
import { outcomeOf } from '../../../calls/outcome.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { stopWaiting, waitingNow, type Waiting } from '../../../calls/offline/waiting.ts'
import { keepRefused } from './refused-applications.ts'
import { saveLater } from './save-later.ts'

interface Tell {
  done: (text: string) => void
  refused: (text: string) => void
}

/** Sends what waits of whoever is signed in, one after the other, from one window at a time. */
export async function sendWaiting(tell: Tell): Promise<void> {
  // Without https there are no locks; whatever two windows send twice is one thing by its key.
  if (!('locks' in navigator)) return sendAll(tell)
  await navigator.locks.request('send-waiting', { ifAvailable: true }, async (lock) => {
    if (lock) await sendAll(tell)
  })
}

async function sendAll(tell: Tell): Promise<void> {
  if (waitingNow().length === 0) return
  const asked = await outcomeOf(() => send(contractorProfiles.account, {}))
  if (asked === 'stopped' || 'refusal' in asked) return
  let isSettled = false
  for (const thing of waitingNow().filter(({ sender }) => sender === asked.reply.uuid)) {
    if ((await sendOne(thing, tell)) === 'away') break
    isSettled = true
  }
  // What waits on this device for somebody else changes nothing of what is in view.
  if (isSettled) refreshReads()
}

async function sendOne(thing: Waiting, tell: Tell): Promise<'away' | 'settled'> {
  const { call, ask, done, refused, onRefused } = ways[thing.kind](thing)
  const outcome = await outcomeOf(ask)
  if (outcome === 'stopped') return 'away'
  // Its sender may have taken it back while it was under way; what has come of it is told all the same.
  if ('refusal' in outcome) {
    const { refusal } = outcome
    if (isPassing(refusal) || isSessionRefused(refusal)) return 'away'
    const reason = wordsFor(refusal, call)
    tell.refused(`${refused} ${reason}`)
    onRefused?.(reason)
  } else {
    tell.done(done)
  }
  stopWaiting(thing.key)
  return 'settled'
}

interface Way {
  call: Call
  ask: () => Promise<unknown>
  done: string
  refused: string
  /** What was refused goes where its sender finds it, also when they have missed what was told. */
  onRefused?: (reason: string) => void
}

const ways: Record<Waiting['kind'], (thing: Waiting) => Way> = {
  application({ key, sender, name, content, idempotencyKey }) {
    // `useApplication` wrote it.
    const terms = content as InputOf<typeof contractorJobs.apply>
    return {
      call: contractorJobs.apply,
      ask: () => send(contractorJobs.apply, terms, { idempotencyKey }),
      done: `Your application for ${name} has been sent.`,
      refused: `Your application for ${name} was not sent.`,
      onRefused: (reason) => keepRefused({ key, sender, name, jobId: terms.jobId, reason }),
    }
  },
  // Its words go back into the form, which `saveLater` sees to.
  profile: (thing) => ({
    call: contractorProfiles.update,
    ask: () => saveLater(thing),
    done: words.profileSaved,
    refused: 'Your changes to the profile were not saved, and wait in Edit profile.',
  }),
}
