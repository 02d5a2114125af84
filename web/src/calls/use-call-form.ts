import {
  judge,
  mustBeSound,
  Refusal,
  textToTell,
  wordsFor,
  type Call,
  type Faults,
  type InputOf,
  type OutputOf,
  type Rule,
} from '@headframe/wire'
import { useId, useState, type FormEvent } from 'react'

import { createFormStore, type FormStore } from './form-store.ts'
import { useWrite } from './use-write.ts'

type Values = Readonly<Record<string, unknown>>

interface CallFormOptions<C extends Call, V extends Values> {
  call: C
  /** How the fields begin: those of the call, and those that only the screen has. */
  initial: V
  /** What the call needs beside the fields, such as the token in the address. */
  fixed?: Partial<InputOf<C>>
  /** Rules of the screen beside those of the call, such as a repeated password. */
  rules?: readonly Rule[]
  /** Told above the form from the start: what brought the reader here. */
  problem?: string
  /** Its screen keeps what was typed while its writer signs in again, or it is of a kind that is kept nowhere. */
  losesNothing?: boolean
  onDone: (reply: OutputOf<C>, sent: InputOf<C>) => void
  onRefused?: (refusal: Refusal, form: FormStore<V>) => void
}

export interface Form<V extends Values> {
  store: FormStore<V>
  /** The text above the form; fields with the same fault point at it. */
  bannerId: string
  submit: (event: FormEvent) => void
}

/** A form of one call: judged here by the call's own rules, then by the server by the same ones. */
export function useCallForm<C extends Call, V extends Values>(
  options: CallFormOptions<C, V>,
): Form<V> {
  const { call, initial, fixed, rules, problem, losesNothing, onDone, onRefused } = options
  const [store] = useState(() => createFormStore(initial, problem))
  const { ask } = useWrite(call)
  const bannerId = useId()

  async function send() {
    const { values, isSending } = store.state()
    if (isSending) return

    const judgement = judge(call, { ...values, ...fixed })
    const faults = withRules(judgement.faults, values, rules)
    if (Object.keys(faults).length > 0) return store.fail(textToTell(call, faults), faults)

    store.sending()
    try {
      const input = mustBeSound(call, judgement)
      const reply = await ask(input, losesNothing ? { losesNothing } : {})
      store.sent()
      onDone(reply, input)
    } catch (refused) {
      const refusal =
        refused instanceof Refusal ? refused : new Refusal('INTERNAL', { cause: refused })
      store.fail(wordsFor(refusal, call), refusal.fields)
      onRefused?.(refusal, store)
    }
  }

  return {
    store,
    bannerId,
    submit: (event) => {
      event.preventDefault()
      void send()
    },
  }
}

function withRules(faults: Faults, values: Values, rules: readonly Rule[] = []): Faults {
  const failed = rules.filter((rule) => !(rule.field in faults) && !rule.holds({ ...values }))
  return { ...faults, ...Object.fromEntries(failed.map((rule) => [rule.field, rule.text])) }
}
