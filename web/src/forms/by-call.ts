import {
  judge,
  mustBeSound,
  textToTell,
  wordsFor,
  type Call,
  type Faults,
  type InputOf,
  type OutputOf,
  type RefusalCode,
} from '@headframe/wire'

import { write, type WriteAsk } from '../calls/use-write.ts'
import type { Submission } from './submit.ts'

export type Sent = Readonly<Record<string, unknown>>

/** How the fields of a form stand to those of a call. */
export interface CallOfForm<C extends Call, Values> {
  call: C
  /** What is sent of what was typed; without it, everything under its own name. */
  inputOf?: ((values: Values) => Sent | Promise<Sent>) | undefined
  /** Faults of the call at the names of the form, where it has others. */
  faultsAt?: ((faults: Faults) => Faults) | undefined
  /** Refusals that are the fault of a field, where the server names none. */
  refusedAt?: Readonly<Partial<Record<RefusalCode, Faults>>> | undefined
  /** What cannot be read, of which the call would say that it is missing. */
  unreadable?: ((values: Values) => Faults) | undefined
  /** Rules of the screen, for fields that the call finds nothing wrong with. */
  ownFaults?: ((values: Values) => Faults | Promise<Faults>) | undefined
}

export interface Answered<C extends Call> {
  readonly reply: OutputOf<C>
  /** What the call was sent. */
  readonly input: InputOf<C>
}

type ByCall<C extends Call, Values> = Omit<Submission<Values, Answered<C>>, 'onDone' | 'onRefused'>

/** A form of one call: judged here by the call's own rules, then by the server by the same ones. */
export function byCall<C extends Call, Values extends Sent>(
  {
    call,
    inputOf = asTyped,
    faultsAt = asTold,
    refusedAt,
    unreadable,
    ownFaults,
  }: CallOfForm<C, Values>,
  howToAsk: () => WriteAsk = () => ({}),
): ByCall<C, Values> {
  return {
    call,
    async judge(values) {
      const faults = {
        ...faultsAt(judge(call, await inputOf(values)).faults),
        ...unreadable?.(values),
      }
      // In the order of the call, and in its words.
      return { ...faults, ...(await ownFaults?.(values)), ...faults }
    },
    tell: (faults) => textToTell(call, faults),
    async send(values) {
      const input = mustBeSound(call, judge(call, await inputOf(values)))
      return { reply: await write(call, input, howToAsk()), input }
    },
    told: (refusal) => ({
      text: wordsFor(refusal, call),
      faults: { ...refusedAt?.[refusal.code], ...faultsAt(refusal.fields ?? {}) },
    }),
  }
}

const asTyped = (values: Sent): Sent => values
const asTold = (faults: Faults): Faults => faults
