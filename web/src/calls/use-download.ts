import type { Call, FileReply, InputOf } from '@headframe/wire'

import { download } from './files/download.ts'
import { useAsking, type Asking, type Follow } from './use-asking.ts'

/** Fetches a file when it is asked for, and tells what went wrong. */
export function useDownload<C extends Call & { output: FileReply }>(
  call: C,
  follow: Omit<Follow<void>, 'onDone'> = {},
): Asking<[input: InputOf<C>]> {
  return useAsking((input) => download(call, input), call, follow)
}
