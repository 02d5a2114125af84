import { setTimeout as after } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Mailer, Sender } from './mailer.ts'
import { domainOf, messageOf } from './message.ts'
import { readSmtpAddress } from './smtp-address.ts'
import { failureOf } from './smtp-replies.ts'

const connectMs = 4_000
const silenceMs = 8_000
const wholeMailMs = 9_000

/** Mail over SMTP. A server that hangs costs no more than ten seconds; who sends again is the caller. */
export function openSmtp(url: string, sender: Sender): Mailer {
  const transport = createTransport({
    ...readSmtpAddress(url),
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
        throw failureOf(error)
      }
    },

    async mustAnswer() {
      const late = after(wholeMailMs, undefined, { ref: false }).then(() => {
        throw new Error('It did not answer in time')
      })
      await Promise.race([transport.verify(), late])
    },

    async close() {
      transport.close()
    },
  }
}
