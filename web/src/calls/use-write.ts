import type { Call, InputOf, OutputOf } from '@headframe/wire'

import { send, type AskOptions } from './client.ts'
import { refreshReads } from './reads.ts'
import { useAsking, type Asking, type Follow } from './use-asking.ts'

interface WriteOptions<C extends Call> extends Follow<OutputOf<C>> {
  losesNothing?: boolean
}

/** A changing call that is no form, such as what stands behind a button. */
export function useWrite<C extends Call>(
  call: C,
  { losesNothing, ...follow }: WriteOptions<C> = {},
): Asking<[input: InputOf<C>, options?: AskOptions]> {
  return useAsking(
    (input, options) => write(call, input, { ...(losesNothing && { losesNothing }), ...options }),
    call,
    follow,
  )
}

/** Sends a changing call; afterwards every read in view is refreshed. */
export async function write<C extends Call>(
  call: C,
  input: InputOf<C>,
  options?: AskOptions,
): Promise<OutputOf<C>> {
  const reply = await send(call, input, options)
  refreshReads()
  return reply
}
