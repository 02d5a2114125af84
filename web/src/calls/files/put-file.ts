import { connect, platform } from '@headframe/wire'

import { prepareToTell } from './prepare-to-tell.ts'
import type { OnProgress } from './progress.ts'

interface PutOptions {
  signal: AbortSignal
  onProgress: OnProgress
}

/** Puts a file where a ticket says. That address is handed out by the server and used as it is. */
export async function putFile(
  uploadUrl: string,
  file: Blob,
  { signal, onProgress }: PutOptions,
): Promise<void> {
  const { fetchTelling } = await prepareToTell()
  const transport = fetchTelling(onProgress)
  const ask = connect({ base: '', fetch: (_address, init) => transport(uploadUrl, init) })
  const ticket = uploadUrl.slice(uploadUrl.lastIndexOf('/') + 1)
  await ask(platform.upload, { ticket, bytes: file, type: file.type }, { signal })
}
