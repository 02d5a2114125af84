import type { Call, InputOf } from '@headframe/wire'
import { redirect, type ParsedLocation } from '@tanstack/react-router'

import type { WayBack } from '../../lib/redirect.ts'
import { isSessionRefused } from '../failure.ts'
import { queryClient } from '../query-client.ts'
import { readOf } from '../use-read.ts'

interface Guard<C extends Call> {
  /** What the screens behind the guard begin with; only its owner may read it. */
  call: C
  input: InputOf<C>
  /** Where somebody goes whose session is refused, with the way back. */
  refusedTo: string
}

/** Having a token or a cookie is not enough: only reading what is behind it tells whether it is still good. */
export function mustRead<C extends Call>({ call, input, refusedTo }: Guard<C>) {
  return async ({ href }: ParsedLocation): Promise<void> => {
    try {
      await queryClient.ensureQueryData(readOf(call, input))
    } catch (failed) {
      // A passing fault signs nobody out: it is told in place, with a way to try again.
      if (!isSessionRefused(failed)) throw failed
      const search: WayBack = { redirect_uri: href }
      throw redirect({ to: refusedTo, search, replace: true })
    }
  }
}
