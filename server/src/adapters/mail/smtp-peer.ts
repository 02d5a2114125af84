import { once } from 'node:events'
import type { Server } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerSession } from 'smtp-server'

interface Delivery {
  /** Whom the envelope named, whatever the message itself says. */
  readonly recipients: readonly string[]
  readonly raw: Buffer
  readonly isEncrypted: boolean
}

/** What it says, when it does not take mail, such as "550 No such person here". */
type Mood = 'takes mail' | 'hangs' | `${number} ${string}`

interface SmtpPeer {
  readonly url: string
  readonly deliveries: readonly Delivery[]
  /** Towards whoever reads a mail. */
  mood: Mood
  /** Towards single readers, whatever the mood is. */
  readonly moodsTowards: Map<string, Mood>
  moodAtSignIn: Mood
  moodTowardsSender: Mood
  forget(): void
  /** Nobody answers there any more, until it comes back. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  close(): Promise<void>
}

interface Certificate {
  readonly cert: string
  readonly key: string
}

/**
 * A real mail server on this machine, for tests: it keeps what it is given and can fall ill. With a
 * certificate it can be spoken to in secret, and leaves it to others whether they do.
 */
export async function openSmtpPeer(certificate?: Certificate): Promise<SmtpPeer> {
  const deliveries: Delivery[] = []
  const { port, stop } = await listen(0)
  let stopListening: (() => Promise<void>) | undefined = stop

  const peer: SmtpPeer = {
    url: `smtp://headframe:a%20secret@127.0.0.1:${port}`,
    deliveries,
    mood: 'takes mail',
    moodsTowards: new Map(),
    moodAtSignIn: 'takes mail',
    moodTowardsSender: 'takes mail',
    forget: () => void deliveries.splice(0),
    async goAway() {
      await stopListening?.()
      stopListening = undefined
    },
    async comeBack() {
      stopListening ??= (await listen(port)).stop
    },
    close: () => peer.goAway(),
  }
  return peer

  async function listen(wanted: number) {
    const server = new SMTPServer({
      ...(certificate ?? { disabledCommands: ['STARTTLS'] }),
      allowInsecureAuth: true,
      authOptional: true,
      closeTimeout: 100,
      onAuth({ username }, _, callback) {
        answer(peer.moodAtSignIn, (error) =>
          error ? callback(error) : callback(null, { user: username }),
        )
      },
      onMailFrom(_, __, callback) {
        answer(peer.moodTowardsSender, callback)
      },
      onRcptTo({ address }, _, callback) {
        answer(peer.moodsTowards.get(address) ?? peer.mood, callback)
      },
      onData: callbackify(async (stream: Readable, session: SMTPServerSession) => {
        deliveries.push(await deliveryOf(stream, session))
      }),
    })
    // A client that gives up in the middle is part of the tests.
    server.on('error', () => undefined)
    const listening = server.listen(wanted, '127.0.0.1')
    await once(listening, 'listening')
    return {
      port: portOf(listening),
      stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
    }
  }
}

async function deliveryOf(
  stream: Readable,
  { envelope, secure }: SMTPServerSession,
): Promise<Delivery> {
  const recipients = envelope.rcptTo.map(({ address }) => address)
  return { recipients, raw: await buffer(stream), isEncrypted: secure }
}

export function portOf(server: Server): number {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

function answer(mood: Mood, callback: (error?: Error) => void): void {
  if (mood === 'takes mail') return callback()
  if (mood === 'hangs') return undefined
  const [code = '', ...words] = mood.split(' ')
  callback(Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }))
}
