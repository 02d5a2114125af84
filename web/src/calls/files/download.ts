import { connectForFiles, type Call, type FileReply, type InputOf } from '@headframe/wire'

import { noted } from '../client.ts'

/** Fetches a file and lets the browser save it, under the name that the server gave it. */
export async function download<C extends Call & { output: FileReply }>(
  call: C,
  input: InputOf<C>,
): Promise<void> {
  const { name, bytes } = await noted(call, (connection) =>
    connectForFiles(connection)(call, input),
  )
  save(bytes, name)
}

const keptMs = 60_000

/** Hands bytes that are there already to the browser, to be saved or opened. */
export function save(bytes: Blob, name = ''): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  // Some browsers take the file up only after a moment.
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}
