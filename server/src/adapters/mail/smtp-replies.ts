import { ProviderDown } from '../provider-down.ts'
import { MailDelayed, MailRefused } from './mailer.ts'

/**
 * What became of a mail that was not taken. Only a word about its reader or its content ends it: whatever
 * a server holds against us is mended by the operator, and would be held against every other mail too.
 */
export function failureOf(error: unknown): Error {
  const reply = replyAboutMail(error)
  if (!reply || repliesAboutUs.has(reply.code)) return new ProviderDown('mail', { cause: error })
  return isFinal(reply)
    ? new MailRefused(reply.words, { cause: error })
    : new MailDelayed(reply.words, { cause: error })
}

interface Reply {
  readonly code: number
  /** As the server sent it, such as "550 5.1.1 No such person here". */
  readonly line: string
  readonly words: string
}

/** The sender is always the same, so what is said to it is said of all mails. */
const commandsAboutTheMail = new Set<unknown>(['RCPT TO', 'DATA'])
/** The server is closing, is in another state than expected, or wants us to sign in. */
const repliesAboutUs = new Set([421, 503, 530])

function replyAboutMail(error: unknown): Reply | undefined {
  return error instanceof Error &&
    'command' in error &&
    'responseCode' in error &&
    commandsAboutTheMail.has(error.command) &&
    typeof error.responseCode === 'number'
    ? {
        code: error.responseCode,
        line: 'response' in error ? String(error.response) : '',
        words: error.message,
      }
    : undefined
}

/**
 * Refusals of policy ("relay denied", "blocked for spam") and of the system end with what the operator
 * changes; 554 without more words to it is used for those as well.
 */
function isFinal({ code, line }: Reply): boolean {
  if (code < 500) return false
  const subject = /^\d{3}[ -]5\.(?<subject>\d)\./.exec(line)?.groups?.['subject']
  return subject === undefined ? code !== 554 : subject !== '7' && subject !== '3'
}
