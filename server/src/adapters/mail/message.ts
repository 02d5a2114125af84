import type { SendMailOptions } from 'nodemailer'
import { isPlainName } from '../../text/plain-name.ts'
import { mustBeOneMailbox } from './address.ts'
import type { OutgoingMail, Sender } from './mailer.ts'
import { inOneLine } from './one-line.ts'

/** The message as both mailers hand it over: one recipient, and no way to read files or addresses. */
export function messageOf(mail: OutgoingMail, sender: Sender) {
  mustBeOneMailbox(mail.to.address)
  return {
    messageId: `<${mail.id}@${domainOf(sender)}>`,
    from: { name: sender.name, address: sender.address },
    ...(sender.repliesTo && { replyTo: { name: sender.name, address: sender.repliesTo } }),
    to: { name: nameFor(mail.to), address: mail.to.address },
    // Said apart from the headers: whatever those may be read as, the mail goes here only.
    envelope: { from: sender.address, to: [mail.to.address] },
    subject: inOneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    headers: { ...cleanHeaders(mail.headers ?? {}), ...ownHeaders(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions
}

/** Left away when it could be read as anything but a name: whoever signed up chose it, and need not be who reads it. */
function nameFor({ name = '' }: OutgoingMail['to']): string {
  return isPlainName(name.trim()) ? name.trim() : ''
}

export function domainOf({ address }: Sender): string {
  return address.slice(address.indexOf('@') + 1)
}

function ownHeaders({ kind }: OutgoingMail): Record<string, string> {
  if (!/^[a-z][a-z-]{0,39}$/.test(kind)) throw new TypeError(`Not a kind of mail: ${kind}`)
  // Keeps out-of-office answers from coming back.
  return { 'X-Mail-Kind': kind, 'Auto-Submitted': 'auto-generated' }
}

function cleanHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (!/^[A-Za-z][A-Za-z-]*$/.test(name)) throw new TypeError(`Not a header: ${name}`)
      return [name, inOneLine(value)]
    }),
  )
}
