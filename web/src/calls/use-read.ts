import { audiencesOf, nameOf, type Call, type InputOf, type OutputOf } from '@headframe/wire'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { send } from './client.ts'
import { queryClient } from './query-client.ts'
import { callerMark, subscribeToSession } from './session-store.ts'

/** How a call is read: under its own name, its input and whoever is calling. */
export function readOf<C extends Call>(call: C, input: InputOf<C>) {
  return queryOptions<OutputOf<C>>({
    queryKey: [nameOf(call), input, callerMark(audiencesOf(call.who))],
    queryFn: ({ signal }) => send(call, input, { signal }),
  })
}

/** What the screen shows. Waits in the nearest `Part` or route, which also tells what went wrong. */
export function useRead<C extends Call>(call: C, input: InputOf<C>): OutputOf<C> {
  useSyncExternalStore(subscribeToSession, () => callerMark(audiencesOf(call.who)))
  return useSuspenseQuery(readOf(call, input), queryClient).data
}
