import { openBuiltInWriter } from './built-in-writer.ts'
import { openServiceWriter } from './service-writer.ts'
import type { ChatService } from './chat/ask-chat.ts'
import type { Writer } from './writer.ts'

/** A service writes where the operator has named one; otherwise nothing leaves this machine. */
export function openWriter(service: ChatService | undefined): Writer {
  return service ? openServiceWriter(service) : openBuiltInWriter()
}
