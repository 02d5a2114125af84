import { randomUUID } from 'node:crypto'
import tls from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aCertificate } from '../../testing/network/certificate.ts'
import { ProviderDown } from '../provider-down.ts'
import { openSmtp } from './smtp.ts'
import { openSmtpPeer } from './smtp-peer.ts'

const sender = { name: 'Headframe', address: 'no-reply@headframe.example' }
/** This machine too, but nobody could tell that from the address. */
const elsewhere = '0.0.0.0'
const certificate = aCertificate([0, 0, 0, 0])

const secret = await openSmtpPeer(certificate)
const open = await openSmtpPeer()
const trusted = tls.getCACertificates('default')

afterEach(() => {
  secret.forget()
  open.forget()
})
afterAll(() => Promise.all([secret.close(), open.close()]))

async function sendTo(url: string): Promise<void> {
  const mailer = openSmtp(url, sender)
  try {
    await mailer.send({
      id: randomUUID(),
      kind: 'admin-link',
      to: { address: 'jane@site.example' },
      subject: 'Sign in',
      html: '<p>The letter</p>',
      text: 'The letter',
    })
  } finally {
    await mailer.close()
  }
}

const away = (url: string) => url.replace('127.0.0.1', elsewhere)

describe('a mail server elsewhere', () => {
  describe('whose certificate is known', () => {
    beforeAll(() => tls.setDefaultCACertificates([...trusted, certificate.cert]))
    afterAll(() => tls.setDefaultCACertificates(trusted))

    test('is spoken to in secret', async () => {
      await sendTo(away(secret.url))

      expect(secret.deliveries).toMatchObject([{ isEncrypted: true }])
    })

    test('is told nothing in the clear, whatever its address says beside that', async () => {
      await sendTo(`${away(secret.url)}?ignoreTLS=true&requireTLS=false&tls=of`)

      expect(secret.deliveries).toMatchObject([{ isEncrypted: true }])
    })

    test('is not taken for another one: a certificate is good for its own address', async () => {
      await expect(sendTo(`${secret.url}?tls=on`)).rejects.toThrow(ProviderDown)

      expect(secret.deliveries).toEqual([])
    })
  })

  test('whose certificate nobody vouches for is sent nothing', async () => {
    const failure: unknown = await sendTo(away(secret.url)).catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(ProviderDown)
    expect(failure).toHaveProperty('cause.message', expect.stringContaining('self-signed'))
    expect(secret.deliveries).toEqual([])
  })

  test('that cannot be spoken to in secret is sent nothing, and gets it once that is allowed', async () => {
    await expect(sendTo(away(open.url))).rejects.toThrow(ProviderDown)
    expect(open.deliveries).toEqual([])

    await sendTo(`${away(open.url)}?tls=off`)

    expect(open.deliveries).toMatchObject([{ isEncrypted: false }])
  })
})

describe('a mail server on this machine', () => {
  test.each([
    ['that offers secrecy', secret],
    ['that does not', open],
  ])('%s is spoken to in the clear', async (_what, peer) => {
    await sendTo(peer.url)

    expect(peer.deliveries).toMatchObject([{ isEncrypted: false }])
  })

  test('is spoken to in secret where that is asked for', async () => {
    await expect(sendTo(`${open.url}?tls=on`)).rejects.toThrow(ProviderDown)

    expect(open.deliveries).toEqual([])
  })
})
