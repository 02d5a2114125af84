import { QueryClient } from '@tanstack/react-query'

import { isPassing } from './failure.ts'
import { keepReads } from './reads.ts'

/** One quiet retry for a passing fault; whatever else is refused is told at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      networkMode: 'always',
      retry: (failures, failed) => failures < 1 && isPassing(failed),
      retryDelay: 700,
    },
  },
})

keepReads({
  refresh: () => void queryClient.invalidateQueries({ refetchType: 'active' }),
  reset: () => void queryClient.resetQueries(),
})
