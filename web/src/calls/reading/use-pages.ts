import { audiencesOf, type InputOf, type PageOf, type PagedCall } from '@headframe/wire'
import { useQueries, type Query } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { queryClient } from '../query-client.ts'
import { callerMark, subscribeToSession } from '../session-store.ts'
import { listOf, type ListOptions } from '../use-list.ts'

/** Several pages of one list at once; those that are not known yet are missing. */
export function usePages<C extends PagedCall>(
  call: C,
  inputs: readonly InputOf<C>[],
  { againAfterMs }: ListOptions<C> = {},
): readonly PageOf<C>[] {
  useSyncExternalStore(subscribeToSession, () => callerMark(audiencesOf(call.who)))
  const queries = inputs.map((input) => ({
    ...listOf(call, input),
    refetchInterval: ({ state: { data } }: Query<PageOf<C>>) =>
      (data && againAfterMs?.(data)) || false,
  }))
  return useQueries({ queries }, queryClient).flatMap(({ data }) => (data ? [data] : []))
}
