import { setTimeout as after } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { ProviderDown } from '../provider-down.ts'
import { MailRefused, type Mailer, type Sender } from './mailer.ts'
import { domainOf, messageOf } from './message.ts'

const connectMs = 4_000
const silenceMs = 8_000
const wholeMailMs = 9_000

/** Mail over SMTP. A server that hangs costs no more than ten seconds; who sends again is the caller. */
export function openSmtp(url: string, sender: Sender): Mailer {
  const transport = createTransport({
    url,
    name: domainOf(sender),
    pool: true,
    maxConnections: 4,
    // A mail whose connection broke may have arrived: only its owner may decide to send it again.
    maxRequeues: 0,
    idleTimeout: 20_000,
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  })

  return {
    async send(mail) {
      const message = messageOf(mail, sender)
      try {
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(wholeMailMs) })
      } catch (error) {
        throw isRefusal(error)
          ? new MailRefused(error.message, { cause: error })
          : new ProviderDown('mail', { cause: error })
      }
    },

    async answers() {
      const verified = transport.verify().catch(() => false)
      return Promise.race([verified, after(wholeMailMs, false, { ref: false })])
    },

    async close() {
      transport.close()
    },
  }
}

const commandsAboutTheMail = new Set<unknown>(['MAIL FROM', 'RCPT TO', 'DATA'])
/** A server in another state than expected, or one that wants us to sign in: that is about us, not about the mail. */
const repliesAboutUs = new Set([503, 530])

/** Whether the server has turned this very mail down for good. */
function isRefusal(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'command' in error &&
    'responseCode' in error &&
    commandsAboutTheMail.has(error.command) &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500 &&
    !repliesAboutUs.has(error.responseCode)
  )
}
