import {
  audiencesOf,
  connectForPages,
  nameOf,
  pageFrom,
  type InputOf,
  type OutputOf,
} from '@headframe/wire'
import type { PagedCall, PageOf } from '@headframe/wire'
import { hashKey, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { answerAtHand, toldAt } from './reading/answers-at-hand.ts'
import { noted } from './client.ts'
import { isSessionRefused, textOfFailure } from './failure.ts'
import { freshOrKept, keepRead } from './offline/kept-answers.ts'
import { queryClient } from './query-client.ts'
import { callerMark, subscribeToSession } from './session-store.ts'

export interface List<C extends PagedCall> {
  /** Nothing while the first page is on its way. */
  page: PageOf<C> | undefined
  /** The rows shown are those of the last wish. */
  isRefreshing: boolean
  /** Whether the rows are still there is being asked. */
  isAsking: boolean
  /** There is nothing that fits this wish; rows of the last one say nothing about it. */
  isEmpty: boolean
  /** Why there is nothing to show. */
  problem: string | undefined
  retry: () => void
  /** The same, for whoever waits for it. */
  refresh: () => Promise<void>
}

export interface ListOptions<C extends PagedCall> {
  /** How soon to ask again, as long as what was read last is bound to change by itself. */
  againAfterMs?: ((last: PageOf<C>) => number | undefined) | undefined
}

/**
 * One page of a list and what is known of the whole. What was read last stays in view while the
 * next page is on its way, so that nothing jumps and the focus stays where it is.
 */
export function useList<C extends PagedCall>(
  call: C,
  input: InputOf<C>,
  { againAfterMs }: ListOptions<C> = {},
): List<C> {
  useSyncExternalStore(subscribeToSession, () => callerMark(audiencesOf(call.who)))
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<PageOf<C>>(
    {
      ...listOf(call, input),
      placeholderData: keepPreviousData,
      // Nothing is typed into a list, and others change what it shows.
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      refetchInterval: ({ state: { data: last } }) => (last && againAfterMs?.(last)) || false,
    },
    queryClient,
  )

  return {
    page: data,
    isRefreshing: isPlaceholderData,
    isAsking: isFetching,
    isEmpty: data?.total === 0 && !isPlaceholderData,
    // Whose session was refused is on the way to sign in again.
    problem: error && !isSessionRefused(error) && !data ? textOfFailure(error, call) : undefined,
    retry: () => void refetch(),
    refresh: async () => void (await refetch()),
  }
}

/** It has changed on the server: whoever shows it reads it again. */
export function refreshList<C extends PagedCall>(call: C, input: InputOf<C>): void {
  void queryClient.invalidateQueries({ queryKey: listOf(call, input).queryKey })
}

/** How a page is read: under its call's name, its input and whoever is calling. */
export function listOf<C extends PagedCall>(call: C, input: InputOf<C>) {
  const queryKey = [nameOf(call), 'page', input, callerMark(audiencesOf(call.who))]
  return queryOptions<PageOf<C>>({
    queryKey,
    queryFn: ({ signal }) =>
      freshOrKept({
        read: hashKey(queryKey),
        call,
        input: asPage(input),
        ask: () =>
          noted(call, (connection) => connectForPages(connection)(call, input, { signal })),
        late: (page) => void queryClient.setQueryData(queryKey, page),
      }),
    initialData: () => pageAtHand(call, input),
    initialDataUpdatedAt: toldAt,
  })
}

function pageAtHand<C extends PagedCall>(call: C, input: InputOf<C>): PageOf<C> | undefined {
  const found = answerAtHand(call, input)
  if (!found) return undefined
  const page = pageFrom(call, found.body as OutputOf<C>, new Headers(found.headers))
  keepRead(call, asPage(input), page)
  return page
}

/** A page is kept apart from what the same call answers elsewhere. */
function asPage(input: object) {
  return { ...input, asPage: true }
}
