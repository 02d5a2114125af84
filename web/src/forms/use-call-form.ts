import type { Call, InputOf, OutputOf, Refusal } from '@headframe/wire'

import { byCall, type CallOfForm } from './by-call.ts'
import { useForm, type FormBeginning, type OwnForm } from './use-form.ts'

interface CallFormOptions<C extends Call, V extends Readonly<Record<string, unknown>>>
  extends CallOfForm<C, V>, FormBeginning<V> {
  /** Of a kind that is kept nowhere, such as a password: its session may end all the same. */
  losesNothing?: boolean
  /** What is in view ends with it, such as an invitation. */
  endsWhatIsShown?: boolean
  onDone: (reply: OutputOf<C>, sent: InputOf<C>) => void | Promise<void>
  onRefused?: (refusal: Refusal) => void
}

/** A form of one call. */
export function useCallForm<C extends Call, V extends Readonly<Record<string, unknown>>>({
  call,
  inputOf,
  faultsAt,
  unreadable,
  ownFaults,
  losesNothing,
  endsWhatIsShown = false,
  onDone,
  ...rest
}: CallFormOptions<C, V>): OwnForm<V> {
  const mayEndSession = losesNothing ?? rest.keeper !== undefined
  return useForm({
    ...byCall({ call, inputOf, faultsAt, unreadable, ownFaults }, () => ({
      ...(mayEndSession && { losesNothing: true }),
      endsWhatIsShown,
    })),
    ...rest,
    onDone: ({ reply, input }) => onDone(reply, input),
  })
}
