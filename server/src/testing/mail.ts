import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'

export interface ReadMail {
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The first address in the text, which is where a letter's one button leads. */
  readonly link: string
}

/** What lies in the outbox for this address, oldest first. */
export async function readMailTo(outbox: string, address: string): Promise<ReadMail[]> {
  const names = await readdir(outbox).catch(() => [])
  const letters = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) => readFile(path.join(outbox, name))),
  )
  // To take a letter apart is dear, and most are for somebody else.
  const mails = await Promise.all(letters.filter((bytes) => bytes.includes(address)).map(readMail))
  return mails.filter(({ to }) => to === address)
}

export async function readMail(bytes: Buffer): Promise<ReadMail> {
  const mail = await PostalMime.parse(bytes)
  const text = mail.text ?? ''
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
  return {
    kind: headers['x-mail-kind'] ?? '',
    to: mail.to?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    headers,
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
  }
}
