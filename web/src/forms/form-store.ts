import type { Faults } from '@headframe/wire'

export interface FormState<Values> {
  readonly values: Values
  readonly faults: Faults
  /** Told above the form; undefined when there is nothing to tell. */
  readonly text: string | undefined
  readonly isJudging: boolean
  readonly isSending: boolean
  /** Counts the times that something was found wrong, so that the first fault can be focused each time. */
  readonly failures: number
  /** What needs no keeping: how the fields began, or what was sent last. */
  readonly settled: Values
  /** Something of it has been sent since it was opened. */
  readonly wasSent: boolean
}

export interface FormStore<Values> {
  readonly state: () => FormState<Values>
  readonly subscribe: (onChange: () => void) => () => void
  // Methods, so that a part of a form may be handed the store of the whole.
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void
  readonly judging: () => void
  readonly judged: () => void
  readonly sending: () => void
  readonly sent: () => void
  /** They have been taken: whatever is like them is typed no more. */
  settle(values: Values): void
  /** Somebody else changed the thing: what was not touched here is from now on as they have it. */
  catchUp(values: Values): void
  readonly fail: (text: string, faults?: Faults) => void
  /** Takes back what is told above the form; the fields stay marked. */
  readonly clearMessage: () => void
  /** Puts the fields back to how they began. */
  readonly clear: () => void
  /** Takes back whatever was typed and not sent. */
  readonly discard: () => void
}

interface Beginning<Values> {
  /** Told above the form from the start. */
  problem?: string | undefined
  /** What was typed before. */
  typed?: Values | undefined
}

/** What was typed and what was wrong with it. A failure never takes away what was typed. */
export function createFormStore<Values extends Readonly<Record<string, unknown>>>(
  initial: Values,
  { problem, typed = initial }: Beginning<Values> = {},
): FormStore<Values> {
  let state: FormState<Values> = {
    values: typed,
    faults: {},
    text: problem,
    isJudging: false,
    isSending: false,
    failures: 0,
    settled: initial,
    wasSent: false,
  }
  const listeners = new Set<() => void>()

  function change(part: Partial<FormState<Values>>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    set(name, value) {
      const values = { ...state.values, [name]: value }
      if (!(name in state.faults)) return change({ values })

      const { [name]: _mended, ...faults } = state.faults
      const isMended = Object.keys(faults).length === 0
      change({ values, faults, text: isMended ? undefined : state.text })
    },
    judging: () => change({ isJudging: true }),
    judged: () => change({ isJudging: false }),
    sending: () => change({ isSending: true }),
    sent: () => change({ isSending: false, text: undefined, faults: {} }),
    settle: (values) => change({ settled: values, wasSent: true }),
    catchUp(values) {
      const touched = Object.entries(state.values).filter(
        ([name, value]) => !isAlike(value, state.settled[name]),
      )
      change({ values: { ...values, ...Object.fromEntries(touched) }, settled: values })
    },
    fail: (text, faults = {}) =>
      change({ text, faults, isJudging: false, isSending: false, failures: state.failures + 1 }),
    clearMessage: () => change({ text: undefined }),
    clear: () => change({ values: initial, settled: initial }),
    discard: () => change({ values: state.settled, faults: {}, text: undefined }),
  }
}

/** Whether two values of a field say the same. */
export function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
