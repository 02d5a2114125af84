import { audiencesOf, type Call, type InputOf, type OutputOf } from '@headframe/wire'
import { useQueries } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { queryClient } from '../query-client.ts'
import { callerMark, subscribeToSession } from '../session-store.ts'
import { readOf } from '../use-read.ts'

/** Several glances of one kind; what is not known yet is missing. */
export function useGlances<C extends Call>(
  call: C,
  inputs: readonly InputOf<C>[],
): readonly OutputOf<C>[] {
  useSyncExternalStore(subscribeToSession, () => callerMark(audiencesOf(call.who)))
  const queries = inputs.map((input) => readOf(call, input))
  return useQueries({ queries }, queryClient).flatMap(({ data }) =>
    data === undefined ? [] : [data],
  )
}
