import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hostileAddresses, hostileTexts, namesThatSayTooMuch } from './hostile-words.ts'
import { MailRefused, type Mailer, type OutgoingMail } from './mailer.ts'
import { openMailer } from './open-mailer.ts'
import { openSmtpPeer } from './smtp-peer.ts'

const sender = { name: 'Headframe', address: 'no-reply@headframe.example' }
const from = { ...sender, repliesTo: 'hello@headframe.example' }

interface Arrived {
  readonly recipients: readonly string[]
  readonly raw: Buffer
  readonly mail: Email
}

interface Trial {
  readonly mailer: Mailer
  arrived(): Promise<Arrived[]>
  forget(): void | Promise<void>
  close(): Promise<void>
}

describe.each([
  ['to the outbox', tryOutbox],
  ['over SMTP', trySmtp],
])('mail %s', (_, openTrial) => {
  let trial: Trial

  beforeAll(async () => {
    trial = await openTrial()
  })
  afterEach(() => trial.forget())
  afterAll(() => trial.close())

  test.each(['Wiremu "Billy" J.', 'Wiremu “Billy” J.', 'William (Bill) Tane'])(
    'calls the one person it is for %s, and goes to nobody else',
    async (name) => {
      await trial.mailer.send(aMail({ to: { address: 'victim@site.example', name } }))

      const arrived = await expectOnlyTheVictim(trial)
      expect(arrived?.mail.to).toEqual([{ name, address: 'victim@site.example' }])
    },
  )

  test('carries both versions, its kind and its way to unsubscribe to the one person it is for', async () => {
    const mail = aMail({
      to: { address: 'jane@site.example', name: 'Jané O’Brien-Łódź' },
      subject: 'Your roster — 8/6 from Newman',
      headers: { 'List-Unsubscribe': '<https://headframe.example/api/mail/unsubscribe/abc>' },
    })

    await trial.mailer.send(mail)

    const [arrived, ...others] = await trial.arrived()
    expect(others).toEqual([])
    expect(arrived?.recipients).toEqual(['jane@site.example'])
    expect(arrived?.mail).toMatchObject({
      from: sender,
      to: [{ name: 'Jané O’Brien-Łódź', address: 'jane@site.example' }],
      subject: 'Your roster — 8/6 from Newman',
      messageId: `<${mail.id}@headframe.example>`,
    })
    expect(arrived?.mail.text?.trim()).toBe(mail.text)
    expect(arrived?.mail.html?.trim()).toBe(mail.html)
    expect(headersOf(arrived)).toMatchObject({
      'x-mail-kind': 'password-reset',
      'list-unsubscribe': '<https://headframe.example/api/mail/unsubscribe/abc>',
      'auto-submitted': 'auto-generated',
    })
  })

  test('is answered to whoever reads at the contact of the installation', async () => {
    await trial.mailer.send(aMail())

    const [arrived] = await trial.arrived()
    expect(arrived?.mail.replyTo).toEqual([
      { name: 'Headframe', address: 'hello@headframe.example' },
    ])
  })

  test('that is sent again after a failure can be recognised by its id', async () => {
    const mail = aMail()

    await trial.mailer.send(mail)
    await trial.mailer.send(mail)

    const ids = (await trial.arrived()).map((arrived) => arrived.mail.messageId)
    expect(ids).toEqual([`<${mail.id}@headframe.example>`, `<${mail.id}@headframe.example>`])
  })

  test.each(hostileAddresses)('is refused for the address %j', async (address) => {
    await expect(trial.mailer.send(aMail({ to: { address } }))).rejects.toThrow(MailRefused)

    expect(await trial.arrived()).toEqual([])
  })

  test.each([...hostileTexts, ...namesThatSayTooMuch])(
    'neither strays nor grows headers for the name %j, and does not repeat it',
    async (name) => {
      await trial.mailer.send(aMail({ to: { address: 'victim@site.example', name } }))

      const arrived = await expectOnlyTheVictim(trial)
      expect(arrived?.mail.to).toEqual([{ name: '', address: 'victim@site.example' }])
    },
  )

  test.each(hostileTexts)('neither strays nor grows headers for the subject %j', async (text) => {
    await trial.mailer.send(
      aMail({
        to: { address: 'victim@site.example' },
        subject: text,
        headers: { 'List-Unsubscribe': text },
      }),
    )

    await expectOnlyTheVictim(trial)
  })

  test('of an unknown kind of name or header is a mistake of ours, and is not sent', async () => {
    await expect(trial.mailer.send(aMail({ kind: '../../x' }))).rejects.toThrow(TypeError)
    await expect(
      trial.mailer.send(aMail({ headers: { 'X-A\r\nBcc: evil@foe.example\r\nX-B': '' } })),
    ).rejects.toThrow(TypeError)

    expect(await trial.arrived()).toEqual([])
  })

  test('can be asked whether its mailer answers', async () => {
    await expect(trial.mailer.mustAnswer()).resolves.toBeUndefined()
  })
})

async function expectOnlyTheVictim(trial: Trial): Promise<Arrived | undefined> {
  const [arrived, ...others] = await trial.arrived()
  expect(others).toEqual([])
  expect(arrived?.recipients).toEqual(['victim@site.example'])
  expect(arrived?.mail.to).toMatchObject([{ address: 'victim@site.example' }])
  expect(arrived?.mail.cc).toBeUndefined()
  expect(arrived?.mail.bcc).toBeUndefined()
  expect(Object.keys(headersOf(arrived)).filter((name) => !expectedHeaders.has(name))).toEqual([])
  expect(arrived?.mail.html).toContain('The letter')
  return arrived
}

const expectedHeaders = new Set([
  'auto-submitted',
  'reply-to',
  'content-type',
  'date',
  'from',
  'list-unsubscribe',
  'message-id',
  'mime-version',
  'subject',
  'to',
  'x-mail-kind',
])

function headersOf(arrived: Arrived | undefined): Record<string, string> {
  return Object.fromEntries((arrived?.mail.headers ?? []).map(({ key, value }) => [key, value]))
}

function aMail(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    id: randomUUID(),
    kind: 'password-reset',
    to: { address: 'jane@site.example' },
    subject: 'Choose a new password',
    html: '<p>The letter – https://headframe.example/reset-password/abc?x=1&amp;y=2</p>',
    text: 'The letter – https://headframe.example/reset-password/abc?x=1&y=2',
    ...changes,
  }
}

async function tryOutbox(): Promise<Trial> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'outbox-'))
  const outbox = path.join(dataDir, 'outbox')
  const mailer = openMailer({ url: undefined, from, dataDir })
  return {
    mailer,
    async arrived() {
      const names = await readdir(outbox).catch(() => [])
      const files = await Promise.all(names.map((name) => readFile(path.join(outbox, name))))
      return Promise.all(
        files.map(async (raw) => {
          const mail = await PostalMime.parse(raw)
          return { raw, mail, recipients: (mail.to ?? []).map((to) => to.address ?? 'a group') }
        }),
      )
    },
    forget: () => rm(outbox, { recursive: true, force: true }),
    async close() {
      await mailer.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function trySmtp(): Promise<Trial> {
  const peer = await openSmtpPeer()
  const mailer = openMailer({ url: peer.url, from, dataDir: '/nowhere' })
  return {
    mailer,
    arrived: () =>
      Promise.all(
        peer.deliveries.map(async (delivery) => ({
          ...delivery,
          mail: await PostalMime.parse(delivery.raw),
        })),
      ),
    forget: () => peer.forget(),
    async close() {
      await mailer.close()
      await peer.close()
    },
  }
}
