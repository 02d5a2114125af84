import { connectForFiles, Refusal, type Call, type FileReply, type InputOf } from '@headframe/wire'

import { apiBase } from './client.ts'
import { noteReached } from './reachability.ts'
import { tokenFor } from './session-store.ts'

/** Fetches a file and lets the browser save it, under the name that the server gave it. */
export async function download<C extends Call & { output: FileReply }>(
  call: C,
  input: InputOf<C>,
): Promise<void> {
  const collect = connectForFiles({ base: apiBase(), tokenFor })
  try {
    const { name, bytes } = await collect(call, input)
    noteReached(true)
    save(bytes, name)
  } catch (refused) {
    if (refused instanceof Refusal) noteReached(refused.code !== 'UNREACHABLE')
    throw refused
  }
}

const keptMs = 60_000

function save(bytes: Blob, name = ''): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  // Some browsers take the file up only after a moment.
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}
