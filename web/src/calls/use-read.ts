import { audiencesOf, nameOf, type Call, type InputOf, type OutputOf } from '@headframe/wire'
import { hashKey, queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { answerAtHand, toldAt } from './reading/answers-at-hand.ts'
import { send } from './client.ts'
import { freshOrKept, keepRead } from './offline/kept-answers.ts'
import { askOnce, queryClient } from './query-client.ts'
import { callerMark, subscribeToSession } from './session-store.ts'

/** How a call is read: under its own name, its input and whoever is calling. */
export function readOf<C extends Call>(call: C, input: InputOf<C>) {
  const queryKey = [nameOf(call), input, callerMark(audiencesOf(call.who))]
  return queryOptions<OutputOf<C>>({
    queryKey,
    // It goes on when one of its readers leaves: a guard may wait for what the header asked first.
    queryFn: () =>
      freshOrKept({
        read: hashKey(queryKey),
        call,
        input,
        ask: () => send(call, input),
        late: (answer) => void queryClient.setQueryData(queryKey, answer),
      }),
    initialData() {
      const found = answerAtHand(call, input)
      if (found) keepRead(call, input, found.body)
      return found?.body as OutputOf<C> | undefined
    },
    initialDataUpdatedAt: toldAt,
  })
}

/** It has changed on the server: whoever shows it reads it again, and nobody else is kept from it. */
export function refreshRead<C extends Call>(call: C, input: InputOf<C>): void {
  void queryClient.invalidateQueries({ queryKey: readOf(call, input).queryKey })
}

/** Reads it now, whatever was read before; whoever shows it shows what is answered. */
export function readAnew<C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>> {
  return askOnce({ ...readOf(call, input), staleTime: 0 })
}

/** What was read of it is of no use any more: it is forgotten, and asked for anew where it is shown. */
export function forgetRead<C extends Call>(call: C, input: InputOf<C>): void {
  void queryClient.resetQueries({ queryKey: readOf(call, input).queryKey })
}

interface ReadOptions<Output> {
  /** How soon to ask again, as long as what was read last is bound to change by itself. */
  againAfterMs?: (last: Output) => number | undefined
  /** Others change it, as they do what is in a list, which is asked for whenever its window is come back to. */
  againWithWindow?: boolean
}

/** What the screen shows. Waits in the nearest `Part` or route, which also tells what went wrong. */
export function useRead<C extends Call>(
  call: C,
  input: InputOf<C>,
  { againAfterMs, againWithWindow = false }: ReadOptions<OutputOf<C>> = {},
): OutputOf<C> {
  useSyncExternalStore(subscribeToSession, () => callerMark(audiencesOf(call.who)))
  const refetchInterval = ({ state: { data } }: { state: { data?: OutputOf<C> } }) =>
    (data !== undefined && againAfterMs?.(data)) || false
  return useSuspenseQuery(
    { ...readOf(call, input), refetchInterval, refetchOnWindowFocus: againWithWindow },
    queryClient,
  ).data
}

/** What is only shown once it is known, such as a picture: without it nothing waits and nothing is told. */
export function useGlance<C extends Call>(
  call: C,
  input: InputOf<C>,
  isWanted: boolean,
  { againWithWindow = false }: Pick<ReadOptions<OutputOf<C>>, 'againWithWindow'> = {},
): OutputOf<C> | undefined {
  useSyncExternalStore(subscribeToSession, () => callerMark(audiencesOf(call.who)))
  return useQuery(
    {
      ...readOf(call, input),
      enabled: isWanted,
      refetchOnWindowFocus: againWithWindow,
      meta: glanceMeta,
    },
    queryClient,
  ).data
}

/** Tells glances from what a screen shows (`calls/query-client.ts`). */
const glanceMeta = { isGlance: true }

/** What went wrong with a read that a `Part` shows, for whoever stands around it. */
export function useFailure<C extends Call>(call: C, input: InputOf<C>): unknown {
  return useQuery(readOf(call, input), queryClient).error
}
