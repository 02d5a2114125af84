import type { Call, InputOf, PagedCall } from '@headframe/wire'

import { queryClient } from './query-client.ts'
import { listOf } from './use-list.ts'
import { readOf } from './use-read.ts'

/*
  What a screen begins with is asked for while its code is on its way, and all of it at once. Whatever
  goes wrong is told by the screen.
*/

export function askAhead<C extends Call>(call: C, input: InputOf<C>): void {
  void queryClient.prefetchQuery(readOf(call, input))
}

export function listAhead<C extends PagedCall>(call: C, input: InputOf<C>): void {
  void queryClient.prefetchQuery(listOf(call, input))
}
