import type { Call, InputOf, OutputOf } from '@headframe/wire'

import { send, type AskOptions } from './client.ts'
import { refreshReads } from './reads.ts'
import { useAsking, type Asking, type Follow } from './use-asking.ts'

export interface WriteAsk extends AskOptions {
  /** What is in view ends with it, and its reader goes on: to read that again would be refused. */
  endsWhatIsShown?: boolean
}

interface WriteOptions<C extends Call>
  extends Follow<OutputOf<C>>, Pick<WriteAsk, 'losesNothing' | 'endsWhatIsShown'> {}

/** A changing call that is no form, such as what stands behind a button. */
export function useWrite<C extends Call>(
  call: C,
  { losesNothing = false, endsWhatIsShown = false, ...follow }: WriteOptions<C> = {},
): Asking<[input: InputOf<C>, options?: AskOptions]> {
  return useAsking(
    (input, options) =>
      write(call, input, { ...(losesNothing && { losesNothing }), endsWhatIsShown, ...options }),
    call,
    follow,
  )
}

/** Sends a changing call; afterwards every read in view is refreshed. */
export async function write<C extends Call>(
  call: C,
  input: InputOf<C>,
  { endsWhatIsShown = false, ...options }: WriteAsk = {},
): Promise<OutputOf<C>> {
  const reply = await send(call, input, options)
  if (!endsWhatIsShown) refreshReads()
  return reply
}
