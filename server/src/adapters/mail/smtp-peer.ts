import { once } from 'node:events'
import type { Server } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface Delivery {
  /** Whom the envelope named, whatever the message itself says. */
  readonly recipients: readonly string[]
  readonly raw: Buffer
}

type Mood = 'takes mail' | 'hangs' | 'is busy' | 'refuses' | 'refuses the sign-in'

interface SmtpPeer {
  readonly url: string
  readonly deliveries: readonly Delivery[]
  mood: Mood
  forget(): void
  close(): Promise<void>
}

/** A real mail server on this machine, for tests: it keeps what it is given and can fall ill. */
export async function openSmtpPeer(): Promise<SmtpPeer> {
  const deliveries: Delivery[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 100,
    onAuth({ username }, _, callback) {
      if (peer.mood === 'refuses the sign-in') callback(replyWith(535, 'Wrong password'))
      else callback(null, { user: username })
    },
    onRcptTo(_, __, callback) {
      if (peer.mood === 'is busy') callback(replyWith(451, 'Try again later'))
      else if (peer.mood === 'refuses') callback(replyWith(550, 'No such person here'))
      else if (peer.mood !== 'hangs') callback()
    },
    onData(stream, { envelope }, callback) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        deliveries.push({ recipients, raw: Buffer.concat(chunks) })
        callback()
      })
    },
  })
  // A client that gives up in the middle is part of the tests.
  server.on('error', () => undefined)

  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const peer: SmtpPeer = {
    url: `smtp://headframe:a%20secret@127.0.0.1:${portOf(listening)}`,
    deliveries,
    mood: 'takes mail',
    forget: () => void deliveries.splice(0),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return peer
}

export function portOf(server: Server): number {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

function replyWith(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
