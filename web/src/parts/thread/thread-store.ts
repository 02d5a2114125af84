import { wordsFor, type Message, type Refusal, type RefusalCode } from '@headframe/wire'

import { isNotThere, isSessionRefused } from '../../calls/failure.ts'
import { outcomeOf } from '../../calls/outcome.ts'
import * as thread from './thread-state.ts'
import type { Loaded, ThreadState, Unsent } from './thread-state.ts'

interface Stretch {
  readonly after?: string
  readonly before?: string
}

/** How one side reads its thread and writes to it. */
export interface ThreadCalls {
  load: (stretch: Stretch) => Promise<Loaded>
  post: (body: string, key: string) => Promise<Message>
}

export interface ThreadStore {
  state: () => ThreadState
  subscribe: (listener: () => void) => () => void
  /** Sends what waits and reads what is new; asked for while that is under way, it follows it. */
  refresh: () => Promise<void>
  loadEarlier: () => Promise<void>
  write: (body: string) => void
  retry: (key: string) => void
  discard: (key: string) => void
}

/** Refusals of which the next try may know nothing. */
const passing: readonly RefusalCode[] = ['UNREACHABLE', 'BUSY', 'NOT_READY', 'PROVIDER_DOWN']

/**
 * One thread on a screen: in the order of the server, whatever arrives twice once. What is written goes out
 * one after the other and waits while the server is out of reach; it is never lost and never sent twice.
 */
export function openThread(
  { load, post }: ThreadCalls,
  { waiting = [] }: { readonly waiting?: readonly Unsent[] } = {},
): ThreadStore {
  let state = thread.unread(waiting)
  const listeners = new Set<() => void>()

  function become(next: ThreadState) {
    state = next
    for (const listener of listeners) listener()
  }

  async function sendWaiting() {
    for (const { key, body } of state.unsent.filter(thread.isOnItsWay)) {
      const outcome = await outcomeOf(() => post(body, key))
      if (outcome === 'stopped') return
      if (!('refusal' in outcome))
        become(thread.withKnown(state, key, { isHeldUp: false, sentAs: outcome.reply.id }))
      else if (passing.includes(outcome.refusal.code)) {
        become(thread.withAllHeldUp(state))
        return
      } else become(thread.withKnown(state, key, whyNot(outcome.refusal)))
    }
  }

  async function readNewest() {
    const after = state.messages?.at(-1)?.id
    const loaded = await load(after === undefined ? {} : { after })
    become(thread.withNewest(state, loaded))
  }

  async function catchUp() {
    const outcome = await outcomeOf(async () => {
      await sendWaiting()
      // What was sent is read with the rest: the other side may have written in between.
      await readNewest()
    })
    if (outcome === 'stopped' || !('refusal' in outcome)) return
    const { refusal } = outcome
    if (isNotThere(refusal)) become({ ...state, isGone: true })
    // What was read stays; only a thread of which nothing is known has to tell.
    else if (!state.messages) become({ ...state, failed: refusal })
  }

  const look = oneAtATime(catchUp)
  /** What is gone comes back no more. */
  const refresh = async () => (state.isGone ? undefined : look())

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    refresh,
    async loadEarlier() {
      const before = state.messages?.[0]?.id
      if (before === undefined) return
      const outcome = await outcomeOf(() => load({ before }))
      // The button is still there to be pressed again.
      if (outcome === 'stopped' || 'refusal' in outcome) return
      become(thread.withEarlier(state, outcome.reply))
    },
    write(body) {
      become(thread.withWritten(state, crypto.randomUUID(), body))
      void refresh()
    },
    retry(key) {
      become(
        thread.withKnown(state, key, {
          problem: undefined,
          againAt: undefined,
          isSignedOut: false,
        }),
      )
      void refresh()
    },
    discard: (key) => become(thread.withoutUnsent(state, key)),
  }
}

/** Never twice at once: asked for while it is at work, it works once more afterwards. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isBusy = false
  let isWanted = false
  return async () => {
    isWanted = true
    if (isBusy) return
    isBusy = true
    while (isWanted) {
      isWanted = false
      await work()
    }
    isBusy = false
  }
}

/** Its reader had the thread open: they are to hear what became of it, not that it cannot be found. */
function whyNot(
  refusal: Refusal,
): Pick<Unsent, 'problem' | 'againAt' | 'isInVain' | 'isSignedOut'> {
  const { retryAfterSeconds: seconds } = refusal
  if (!isNotThere(refusal))
    return {
      problem: wordsFor(refusal),
      againAt: seconds === undefined ? undefined : Date.now() / 1000 + seconds,
      isSignedOut: isSessionRefused(refusal),
    }
  return {
    problem:
      'the talent pool was closed for good, or this conversation has ended. Copy your message if you want to keep it.',
    isInVain: true,
  }
}
