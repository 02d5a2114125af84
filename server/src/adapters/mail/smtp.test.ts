import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { ProviderDown } from '../provider-down.ts'
import { MailRefused, type OutgoingMail } from './mailer.ts'
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
    expect(await mailer.answers()).toBe(false)

    await mailer.close()
  })

  test('451 is worth another try, and the next one arrives', async () => {
    const peer = await openSmtpPeer()
    const mailer = openSmtp(peer.url, sender)

    peer.mood = 'is busy'
    await expect(mailer.send(aMail())).rejects.toThrow(ProviderDown)
    peer.mood = 'takes mail'
    await mailer.send(aMail())

    expect(peer.deliveries).toHaveLength(1)
    await mailer.close()
    await peer.close()
  })

  test('550 is final, and the server is quoted for the operator', async () => {
    const peer = await openSmtpPeer()
    const mailer = openSmtp(peer.url, sender)

    peer.mood = 'refuses'
    const failure: unknown = await mailer.send(aMail()).catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(MailRefused)
    expect(String(failure)).toContain('550 No such person here')
    await mailer.close()
    await peer.close()
  })

  test('a refused sign-in is about us: the mail is tried again', async () => {
    const peer = await openSmtpPeer()
    const mailer = openSmtp(peer.url, sender)

    peer.mood = 'refuses the sign-in'

    await expect(mailer.send(aMail())).rejects.toThrow(ProviderDown)
    expect(await mailer.answers()).toBe(false)
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

      expect(await mailer.answers()).toBe(false)
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
