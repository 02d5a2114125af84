import path from 'node:path'
import type { Mailer, Sender } from './mailer.ts'
import { openOutbox } from './outbox.ts'
import { openSmtp } from './smtp.ts'

interface MailSettings {
  readonly url: string | undefined
  readonly from: Sender
  readonly dataDir: string
}

/** The mail server that is named, or a folder of messages when none is. */
export function openMailer({ url, from, dataDir }: MailSettings): Mailer {
  return url ? openSmtp(url, from) : openOutbox(path.join(dataDir, 'outbox'), from)
}
