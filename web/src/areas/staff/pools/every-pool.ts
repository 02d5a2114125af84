import { audiencesOf, benches, nameOf, sizes, type Bench } from '@headframe/wire'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { isSessionRefused, textOfFailure } from '../../../calls/failure.ts'
import { askOnce, queryClient } from '../../../calls/query-client.ts'
import { callerMark, subscribeToSession } from '../../../calls/session-store.ts'
import { listOf } from '../../../calls/use-list.ts'

interface EveryPool {
  /** Nothing while any of them is on its way. */
  pools: readonly Bench[] | undefined
  problem: string | undefined
  retry: () => void
}

/** All pools that somebody can be put into: an account has made them itself, and chooses from all. */
export function useEveryPool(): EveryPool {
  const caller = useSyncExternalStore(subscribeToSession, currentCaller)
  const { data, error, refetch } = useQuery(
    { queryKey: [nameOf(benches.list), 'every', caller], queryFn: everyPool },
    queryClient,
  )
  return {
    pools: data,
    problem: error && !isSessionRefused(error) && !data ? textOfFailure(error) : undefined,
    retry: () => void refetch(),
  }
}

/** The same for whoever asks once: the first page says how many there are. */
export async function everyPool(): Promise<readonly Bench[]> {
  const first = await pageAt(1)
  const others = Array.from({ length: first.pages - 1 }, (_, place) => pageAt(place + 2))
  return [first, ...(await Promise.all(others))].flatMap(({ rows }) => rows)
}

function pageAt(page: number) {
  const wish = { page, perPage: sizes.largestPage, archived: undefined }
  return askOnce(listOf(benches.list, wish))
}

function currentCaller() {
  return callerMark(audiencesOf(benches.list.who))
}
