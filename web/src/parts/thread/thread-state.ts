import type { Message, Refusal } from '@headframe/wire'

/** What was written and has not arrived, as far as its writer knows. */
export interface Unsent {
  /** The same for every try, so that it arrives once. */
  readonly key: string
  readonly body: string
  /** Why it will not be tried again by itself. */
  readonly problem: string | undefined
  /** Until when, in seconds, it would only be refused again. */
  readonly againAt?: number | undefined
  /** Nobody was reached at the last try; it is tried again by itself. */
  readonly isHeldUp: boolean
  /** What it was written in is gone: no further try can help. */
  readonly isInVain?: boolean
  /** Its writer was signed in no more: nothing is wrong with what they wrote. */
  readonly isSignedOut?: boolean
  /** The message that it has become; it is shown as that once it was read with those around it. */
  readonly sentAs: string | undefined
}

/** One thread as it stands on a screen. */
export interface ThreadState {
  /** Nothing until the first answer. */
  readonly messages: readonly Message[] | undefined
  readonly hasEarlier: boolean
  readonly readUpTo: string | null
  readonly unsent: readonly Unsent[]
  /** Why it could not be read at all. */
  readonly failed: Refusal | undefined
  /** There is no such thread any more: the other side, or the talent pool, is gone. */
  readonly isGone: boolean
}

/** What the server answers when some of a thread is read. */
export interface Loaded {
  readonly data: readonly Message[]
  readonly has_earlier: boolean
  readonly read_up_to: string | null
}

export const unread = (waiting: readonly Unsent[]): ThreadState => ({
  messages: undefined,
  hasEarlier: false,
  readUpTo: null,
  unsent: waiting.map(asTakenUp),
  failed: undefined,
  isGone: false,
})

/** Whoever sees it again has signed in, and is not asked to. */
const asTakenUp = (one: Unsent): Unsent =>
  one.isSignedOut ? { ...one, problem: 'you were signed out before it could go.' } : one

/** The newest were read. What was sent and is among them is shown as a message from now on. */
export function withNewest(state: ThreadState, { data, ...about }: Loaded): ThreadState {
  const known = state.messages ?? []
  const messages = [...known, ...unknownAmong(data, known)]
  const ids = new Set(messages.map(({ id }) => id))
  return {
    ...state,
    messages,
    // Whether there are earlier ones is told of the first stretch; a later one only knows its own.
    hasEarlier: known.length === 0 ? about.has_earlier : state.hasEarlier,
    readUpTo: about.read_up_to,
    unsent: state.unsent.filter(({ sentAs }) => sentAs === undefined || !ids.has(sentAs)),
    failed: undefined,
  }
}

export function withEarlier(state: ThreadState, { data, has_earlier }: Loaded): ThreadState {
  const known = state.messages ?? []
  return { ...state, messages: [...unknownAmong(data, known), ...known], hasEarlier: has_earlier }
}

/** Two reads may overlap: whatever arrives twice is shown once. */
function unknownAmong(found: readonly Message[], known: readonly Message[]): readonly Message[] {
  const ids = new Set(known.map(({ id }) => id))
  return found.filter(({ id }) => !ids.has(id))
}

export function withWritten(state: ThreadState, key: string, body: string): ThreadState {
  const written = { key, body, problem: undefined, isHeldUp: false, sentAs: undefined }
  return { ...state, unsent: [...state.unsent, written] }
}

export function withKnown(
  state: ThreadState,
  key: string,
  known: Partial<
    Pick<Unsent, 'problem' | 'againAt' | 'isHeldUp' | 'isInVain' | 'isSignedOut' | 'sentAs'>
  >,
): ThreadState {
  const unsent = state.unsent.map((one) => (one.key === key ? { ...one, ...known } : one))
  return { ...state, unsent }
}

/** Neither refused nor arrived. */
export const isOnItsWay = ({ problem, sentAs }: Unsent) =>
  problem === undefined && sentAs === undefined

/** They go out one after the other, so that what one waits for all behind it wait for. */
export const withAllHeldUp = (state: ThreadState): ThreadState => ({
  ...state,
  unsent: state.unsent.map((one) => (isOnItsWay(one) ? { ...one, isHeldUp: true } : one)),
})

export const withoutUnsent = (state: ThreadState, key: string): ThreadState => ({
  ...state,
  unsent: state.unsent.filter((one) => one.key !== key),
})
