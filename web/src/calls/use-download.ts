import type { Call, FileReply, InputOf } from '@headframe/wire'
import { useState } from 'react'

import { download } from './download.ts'

interface Download<Input> {
  fetchFile: (input: Input) => void
  isFetching: boolean
}

/** Fetches a file when it is asked for, one at a time, and tells what went wrong. */
export function useDownload<C extends Call & { output: FileReply }>(
  call: C,
  onFailed: (failed: unknown) => void,
): Download<InputOf<C>> {
  const [isFetching, setIsFetching] = useState(false)

  async function fetchIt(input: InputOf<C>) {
    setIsFetching(true)
    try {
      await download(call, input)
    } catch (failed) {
      onFailed(failed)
    } finally {
      setIsFetching(false)
    }
  }

  return { fetchFile: (input) => void fetchIt(input), isFetching }
}
