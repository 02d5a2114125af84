import { wordsFor, type Message, type Refusal, type RefusalCode } from '@headframe/wire'

import { outcomeOf } from '../../calls/outcome.ts'

/** What was written and has not arrived, as far as its writer knows. */
export interface Unsent {
  /** The same for every try, so that it arrives once. */
  readonly key: string
  readonly body: string
  /** Why it will not be tried again by itself. */
  readonly problem: string | undefined
  /** The message that it has become; it is shown as that once it was read with those around it. */
  readonly sentAs: string | undefined
}

interface Stretch {
  readonly after?: string
  readonly before?: string
}

interface Loaded {
  readonly data: readonly Message[]
  readonly has_earlier: boolean
  readonly read_up_to: string | null
}

/** How one side reads its thread and writes to it. */
export interface ThreadCalls {
  load: (stretch: Stretch) => Promise<Loaded>
  post: (body: string, key: string) => Promise<Message>
}

export interface ThreadState {
  /** Nothing until the first answer. */
  readonly messages: readonly Message[] | undefined
  readonly hasEarlier: boolean
  readonly readUpTo: string | null
  readonly unsent: readonly Unsent[]
  /** Why it could not be read at all. */
  readonly failed: Refusal | undefined
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
  let state: ThreadState = {
    messages: undefined,
    hasEarlier: false,
    readUpTo: null,
    unsent: waiting,
    failed: undefined,
  }
  let isBusy = false
  let isWanted = false
  const listeners = new Set<() => void>()

  function change(part: Partial<ThreadState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  /** Older ones first, then what is known, then what is new. */
  function take(found: readonly Message[], where: 'before' | 'after') {
    const known = state.messages ?? []
    const ids = new Set(known.map(({ id }) => id))
    const fresh = found.filter(({ id }) => !ids.has(id))
    if (fresh.length === 0 && state.messages) return known
    return where === 'before' ? [...fresh, ...known] : [...known, ...fresh]
  }

  async function flush() {
    for (const { key, body, problem, sentAs } of state.unsent) {
      if (problem !== undefined || sentAs !== undefined) continue
      const outcome = await outcomeOf(() => post(body, key))
      if (outcome === 'stopped') return
      const isRefused = 'refusal' in outcome
      if (isRefused && passing.includes(outcome.refusal.code)) return
      const known = isRefused
        ? { problem: wordsFor(outcome.refusal) }
        : { sentAs: outcome.reply.id }
      change({ unsent: state.unsent.map((one) => (one.key === key ? { ...one, ...known } : one)) })
    }
  }

  async function read() {
    const after = state.messages?.at(-1)?.id
    const { data, has_earlier, read_up_to } = await load(after === undefined ? {} : { after })
    const messages = take(data, 'after')
    const ids = new Set(messages.map(({ id }) => id))
    change({
      messages,
      unsent: state.unsent.filter(({ sentAs }) => sentAs === undefined || !ids.has(sentAs)),
      readUpTo: read_up_to,
      failed: undefined,
      ...(after === undefined && { hasEarlier: has_earlier }),
    })
  }

  async function catchUp() {
    await flush()
    // In the order of the server: the other side may have written in between.
    await read()
  }

  const without = (key: string) => state.unsent.filter((one) => one.key !== key)

  const store: ThreadStore = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async refresh() {
      isWanted = true
      if (isBusy) return
      isBusy = true
      while (isWanted) {
        isWanted = false
        const outcome = await outcomeOf(catchUp)
        const isRefused = outcome !== 'stopped' && 'refusal' in outcome
        // What was read stays; only a thread of which nothing is known has to tell.
        if (isRefused && !state.messages) change({ failed: outcome.refusal })
      }
      isBusy = false
    },
    async loadEarlier() {
      const before = state.messages?.[0]?.id
      if (before === undefined) return
      const outcome = await outcomeOf(() => load({ before }))
      // The button is still there to be pressed again.
      if (outcome === 'stopped' || 'refusal' in outcome) return
      const { data, has_earlier: hasEarlier } = outcome.reply
      change({ messages: take(data, 'before'), hasEarlier })
    },
    write(body) {
      change({
        unsent: [
          ...state.unsent,
          { key: crypto.randomUUID(), body, problem: undefined, sentAs: undefined },
        ],
      })
      void store.refresh()
    },
    retry(key) {
      change({
        unsent: state.unsent.map((one) => (one.key === key ? { ...one, problem: undefined } : one)),
      })
      void store.refresh()
    },
    discard: (key) => change({ unsent: without(key) }),
  }
  return store
}
