import type { Call, FileReply, InputOf } from './call.ts'
import { reach, refusalFrom } from './client.ts'
import type { Connection, SendOptions } from './client.ts'
import { Refusal } from './refusal.ts'

export interface CollectedFile {
  /** As the server calls it; nothing when it gave it no name. */
  readonly name: string | undefined
  readonly bytes: Blob
}

export type Collect = <C extends Call & { output: FileReply }>(
  call: C,
  input: InputOf<C>,
  options?: SendOptions,
) => Promise<CollectedFile>

/** The client of calls that reply with a file: one of a kind that the call names, or a Refusal. */
export function connectForFiles(connection: Connection): Collect {
  return async (call, input, options = {}) => {
    const response = await reach(connection, call, input, options)
    if (!response.ok) {
      throw refusalFrom(call, response, await response.json().catch(() => undefined))
    }
    const type = bareType(response.headers.get('Content-Type') ?? '')
    if (!call.output.file.some((named) => bareType(named) === type)) {
      // Left unread, it would hold its connection open.
      response.body?.cancel().catch(() => {})
      throw new Refusal('INTERNAL')
    }
    return {
      name: fileNameIn(response.headers.get('Content-Disposition') ?? ''),
      bytes: await response.blob(),
    }
  }
}

/** Without what follows it, such as the encoding of a text. */
function bareType(type: string): string {
  return type.replace(/;.*/s, '').trim().toLowerCase()
}

function fileNameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/i.exec(disposition)?.[1]
}
