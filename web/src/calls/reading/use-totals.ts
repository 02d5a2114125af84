import { audiencesOf, type InputOf, type PagedCall } from '@headframe/wire'
import { useQueries } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { queryClient } from '../query-client.ts'
import { callerMark, subscribeToSession } from '../session-store.ts'
import { listOf } from '../use-list.ts'

/** How many rows each of several wishes would find; nothing for those that are not known yet. */
export function useTotals<C extends PagedCall>(
  call: C,
  inputs: readonly InputOf<C>[],
): readonly (number | undefined)[] {
  useSyncExternalStore(subscribeToSession, () => callerMark(audiencesOf(call.who)))
  const queries = inputs.map((input) => listOf(call, input))
  return useQueries({ queries }, queryClient).map(({ data }) => data?.total)
}
