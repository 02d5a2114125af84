import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { ProviderDown } from '../provider-down.ts'
import { MailDelayed, MailRefused, type OutgoingMail } from './mailer.ts'
import { openSmtp } from './smtp.ts'
import { openSmtpPeer, portOf } from './smtp-peer.ts'

const sender = { name: 'Headframe', address: 'no-reply@headframe.example' }
const patienceMs = 12_000

describe.concurrent('a mail server in trouble', () => {
  test('a refused connection is worth another try', async () => {
    const peer = await openSmtpPeer()
    const mailer = openSmtp(peer.url, sender)
    await peer.close()

    await expect(mailer.send(aMail())).rejects.toThrow(ProviderDown)
    await expect(mailer.mustAnswer()).rejects.toThrow()

    await mailer.close()
  })

  test.each([
    ['451 Try again later', MailDelayed],
    ['450 4.2.1 The mailbox is busy', MailDelayed],
    ['421 Closing', ProviderDown],
    ['530 5.7.0 Sign in first', ProviderDown],
    ['550 No such person here', MailRefused],
    ['550 5.1.1 No such person here', MailRefused],
    ['552 5.2.2 The mailbox is full', MailRefused],
    ['550 5.7.1 Relaying denied', MailDelayed],
    ['554 5.7.1 Blocked for spam', MailDelayed],
    ['554 Not today', MailDelayed],
  ] as const)(
    'who hears of a reader "%s" throws %o, and the next mail arrives',
    async (says, kind) => {
      const peer = await openSmtpPeer()
      const mailer = openSmtp(peer.url, sender)

      peer.mood = says
      await expect(mailer.send(aMail())).rejects.toThrow(kind)
      peer.mood = 'takes mail'
      await mailer.send(aMail())

      expect(peer.deliveries).toHaveLength(1)
      await mailer.close()
      await peer.close()
    },
  )

  test.each(['450 Not now', '550 5.7.1 You may not send', '553 That is not your address'] as const)(
    'what is said of the sender, "%s", is about us and all mails',
    async (says) => {
      const peer = await openSmtpPeer()
      const mailer = openSmtp(peer.url, sender)

      peer.moodTowardsSender = says
      await expect(mailer.send(aMail())).rejects.toThrow(ProviderDown)

      await mailer.close()
      await peer.close()
    },
  )

  test('a mail that is refused for good quotes the server for the operator', async () => {
    const peer = await openSmtpPeer()
    const mailer = openSmtp(peer.url, sender)

    peer.mood = '550 No such person here'

    await expect(mailer.send(aMail())).rejects.toThrow('550 No such person here')
    await mailer.close()
    await peer.close()
  })

  test('a refused sign-in is about us: the mail is tried again', async () => {
    const peer = await openSmtpPeer()
    const mailer = openSmtp(peer.url, sender)

    peer.moodAtSignIn = '535 Wrong password'

    await expect(mailer.send(aMail())).rejects.toThrow(ProviderDown)
    await expect(mailer.mustAnswer()).rejects.toThrow()
    await mailer.close()
    await peer.close()
  })

  test(
    'a server that falls silent in the middle costs ten seconds at most',
    async () => {
      const peer = await openSmtpPeer()
      const mailer = openSmtp(peer.url, sender)
      peer.mood = 'hangs'

      await expectDownWithinTenSeconds(() => mailer.send(aMail()))

      await mailer.close()
      await peer.close()
    },
    patienceMs,
  )

  test(
    'a server that never greets costs ten seconds at most',
    async () => {
      const silent = await openSilentServer(() => undefined)
      const mailer = openSmtp(silent.url, sender)

      await expectDownWithinTenSeconds(() => mailer.send(aMail()))

      await expect(mailer.mustAnswer()).rejects.toThrow()
      await mailer.close()
      silent.close()
    },
    patienceMs * 2,
  )

  test(
    'a server that trickles its replies costs ten seconds at most',
    async () => {
      const silent = await openSilentServer((socket) => {
        socket.write('220 welcome\r\n')
        const trickle = setInterval(() => socket.write('250-wait\r\n'), 200)
        socket.on('close', () => clearInterval(trickle))
      })
      const mailer = openSmtp(silent.url, sender)

      await expectDownWithinTenSeconds(() => mailer.send(aMail()))

      await mailer.close()
      silent.close()
    },
    patienceMs,
  )
})

async function expectDownWithinTenSeconds(send: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  await expect(send()).rejects.toThrow(ProviderDown)
  expect(performance.now() - begun).toBeLessThan(10_000)
}

async function openSilentServer(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    onConnection(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

function aMail(): OutgoingMail {
  return {
    id: randomUUID(),
    kind: 'admin-link',
    to: { address: 'jane@site.example' },
    subject: 'Sign in',
    html: '<p>The letter</p>',
    text: 'The letter',
  }
}
