import type { Call, InputOf, OutputOf } from '@headframe/wire'

import { send, type AskOptions } from './client.ts'
import { refreshReads } from './reads.ts'

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
