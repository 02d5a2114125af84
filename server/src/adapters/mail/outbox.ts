import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { ProviderDown } from '../provider-down.ts'
import { writeAside } from '../write-aside.ts'
import type { Mailer, OutgoingMail, Sender } from './mailer.ts'
import { messageOf } from './message.ts'

/** Mail that travels no further than a folder: one `.eml` file a message, the newest last. */
export function openOutbox(folder: string, sender: Sender): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  return {
    async send(mail) {
      const { message } = await composer.sendMail(readable(messageOf(mail, sender)))
      if (!Buffer.isBuffer(message))
        throw new TypeError('The message was not composed in one piece')

      const name = fileNameOf(mail, new Date())
      await makePrivate(folder)
      await writeAside(
        { target: path.join(folder, name), aside: path.join(folder, `.${name}.part`) },
        [message],
        (cause) => new ProviderDown('mail', { cause }),
      )
    },

    async mustAnswer() {
      await makePrivate(folder)
      await access(folder, constants.W_OK)
    },

    async close() {
      composer.close()
    },
  }
}

/** A person reads these files and follows their links: both versions are written as they are, without an encoding. */
function readable({ text, html, ...message }: ReturnType<typeof messageOf>): SendMailOptions {
  return { ...message, alternatives: [plainPart('text/plain', text), plainPart('text/html', html)] }
}

function plainPart(type: string, content: string) {
  const head = `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit`
  return { raw: `${head}\r\n\r\n${content}\r\n` }
}

async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw new ProviderDown('mail', { cause })
  })
}

function fileNameOf({ kind, id }: OutgoingMail, now: Date): string {
  const time = now.toISOString().replaceAll(/[-:.]/g, '')
  return `${time}-${kind}-${id}.eml`
}
