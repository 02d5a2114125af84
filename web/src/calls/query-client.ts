import {
  CancelledError,
  QueryClient,
  type FetchQueryOptions,
  type Query,
  type QueryKey,
} from '@tanstack/react-query'

import { isNotThere, isPassing, isSessionRefused } from './failure.ts'
import { keepReads } from './reads.ts'
import { isStillCalling, subscribeToSession } from './session-store.ts'
import { noteInView } from './offline/kept-in-view.ts'
import { noteRead, type OldRead } from './reading/stale-reads.ts'

/**
 * One quiet retry for a passing fault; whatever else is refused is told at once. What failed is asked
 * for again when the network is back. Nothing else is by itself, because the answer to a form's own
 * read may be that the session has ended, and its reader would lose what they typed.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      networkMode: 'always',
      retry: (failures, failed) => failures < 1 && isPassing(failed),
      retryDelay: 700,
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => state.status === 'error',
    },
  },
})

/** Asks once. Where somebody else signs in meanwhile it is stopped, as by whoever asked, and nobody's bug. */
export async function askOnce<Answer, Key extends QueryKey>(
  options: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> {
  try {
    return await queryClient.fetchQuery(options)
  } catch (failed) {
    throw failed instanceof CancelledError ? new DOMException('Stopped', 'AbortError') : failed
  }
}

// Without a provider nobody else lets it hear of the network and of the window.
queryClient.mount()

keepReads({
  refresh: () => void queryClient.invalidateQueries({ refetchType: 'active' }),
  reset: () => void queryClient.resetQueries(),
  forgetGone: () =>
    void queryClient.resetQueries({ predicate: (query) => oldRead(query) === 'gone' }),
})

// What was read for somebody who has gone does not stay in the page of whoever sits there next, as soon
// as no screen shows it.
const reads = queryClient.getQueryCache()
reads.subscribe(({ type, query }) => {
  if (type === 'observerRemoved') forgetIfOfNobody(query)
})
reads.subscribe(({ type, query }) =>
  noteRead(query.queryHash, type === 'removed' ? undefined : oldRead(query)),
)
reads.subscribe(({ type, query }) =>
  noteInView(query.queryHash, type !== 'removed' && isInView(query)),
)
subscribeToSession(() => reads.getAll().forEach(forgetIfOfNobody))

function forgetIfOfNobody(query: Query): void {
  const mark = query.queryKey.at(-1)
  if (query.getObserversCount() > 0 || typeof mark !== 'string' || isStillCalling(mark)) return
  reads.remove(query)
}

/** A screen stands on what it waits for. Who its reader is, say, is only glanced at, by the header of every screen. */
function isInView(query: Query): boolean {
  return query.observers.some(({ options }) => options.meta?.['isGlance'] !== true)
}

/** What is shown stays as it was read before; that it could not be read anew has to be told. */
function oldRead(query: Query): OldRead | undefined {
  const { status, data, error } = query.state
  const isInUse = status === 'error' && data !== undefined && query.getObserversCount() > 0
  if (!isInUse || isSessionRefused(error)) return undefined
  return isNotThere(error) ? 'gone' : 'stale'
}
