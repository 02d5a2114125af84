import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MailRefused, type Mailer, type OutgoingMail } from './mailer.ts'
import { openMailer } from './open-mailer.ts'
import { openSmtpPeer } from './smtp-peer.ts'

const from = { name: 'Headframe', address: 'no-reply@headframe.example' }

interface Arrived {
  readonly recipients: readonly string[]
  readonly raw: Buffer
  readonly mail: Email
}

interface Trial {
  readonly mailer: Mailer
  arrived(): Promise<Arrived[]>
  close(): Promise<void>
}

describe.each([
  ['to the outbox', tryOutbox],
  ['over SMTP', trySmtp],
])('mail %s', (_, openTrial) => {
  let trial: Trial

  beforeEach(async () => {
    trial = await openTrial()
  })
  afterEach(() => trial.close())

  test('carries both versions, its kind and its way to unsubscribe to the one person it is for', async () => {
    const mail = aMail({
      to: { address: 'jane@site.example', name: 'Jané O’Brien, Łódź' },
      subject: 'Your roster — 8/6 from Newman',
      headers: { 'List-Unsubscribe': '<https://headframe.example/api/mail/unsubscribe/abc>' },
    })

    await trial.mailer.send(mail)

    const [arrived, ...others] = await trial.arrived()
    expect(others).toEqual([])
    expect(arrived?.recipients).toEqual(['jane@site.example'])
    expect(arrived?.mail).toMatchObject({
      from,
      to: [{ name: 'Jané O’Brien, Łódź', address: 'jane@site.example' }],
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

  test('that is sent again after a failure can be recognised by its id', async () => {
    const mail = aMail()

    await trial.mailer.send(mail)
    await trial.mailer.send(mail)

    const ids = (await trial.arrived()).map((arrived) => arrived.mail.messageId)
    expect(ids).toEqual([`<${mail.id}@headframe.example>`, `<${mail.id}@headframe.example>`])
  })

  test.each(hostileAddresses())('is refused for the address %j', async (address) => {
    await expect(trial.mailer.send(aMail({ to: { address } }))).rejects.toThrow(MailRefused)

    expect(await trial.arrived()).toEqual([])
  })

  test.each(hostileTexts())('neither strays nor grows headers for the name %j', async (name) => {
    await trial.mailer.send(aMail({ to: { address: 'victim@site.example', name } }))

    await expectOnlyTheVictim(trial)
  })

  test.each(hostileTexts())('neither strays nor grows headers for the subject %j', async (text) => {
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
    expect(await trial.mailer.answers()).toBe(true)
  })
})

async function expectOnlyTheVictim(trial: Trial): Promise<void> {
  const [arrived, ...others] = await trial.arrived()
  expect(others).toEqual([])
  expect(arrived?.recipients).toEqual(['victim@site.example'])
  expect(arrived?.mail.to).toMatchObject([{ address: 'victim@site.example' }])
  expect(arrived?.mail.cc).toBeUndefined()
  expect(arrived?.mail.bcc).toBeUndefined()
  expect(Object.keys(headersOf(arrived)).filter((name) => !expectedHeaders.has(name))).toEqual([])
  expect(arrived?.mail.html).toContain('The letter')
}

const expectedHeaders = new Set([
  'auto-submitted',
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

function hostileAddresses(): string[] {
  return [
    'victim@site.example <evil@foe.example>',
    '<evil@foe.example>',
    '"victim@site.example" <evil@foe.example>',
    'victim@site.example, evil@foe.example',
    'victim@site.example;evil@foe.example',
    'victim@site.example evil@foe.example',
    'victim@site.example\r\nBcc: evil@foe.example',
    'victim@site.example\nRCPT TO:<evil@foe.example>',
    'victim@site.example\r',
    'victim@site.example\0@foe.example',
    'victim@site.example%0d%0aBcc:evil@foe.example',
    'victim@site.example>\r\nRCPT TO:<evil@foe.example',
    'victim@site.example@foe.example',
    '@foe.example:victim@site.example',
    'Group: evil@foe.example, victim@site.example;',
    '(comment)evil@foe.example',
    '"evil@foe.example"@site.example',
    'victim@[127.0.0.1]',
    'victim@site.example\u2028evil@foe.example',
    'victim\u00A0@site.example',
    'victim@\uFF33ite.example',
    'victim\uFF20foe.example@site.example',
    'victim@site.example\u200B',
    `${'v'.repeat(65)}@site.example`,
    `victim@${'site.'.repeat(60)}example`,
    'victim@site..example',
    'victim@-site.example',
    'victim',
    '',
  ]
}

function hostileTexts(): string[] {
  return [
    'Jane\r\nBcc: evil@foe.example',
    'Jane\nTo: evil@foe.example',
    'Jane\rCc: evil@foe.example',
    'Jane\r\n\r\n<h1>Owned</h1>',
    'Jane\r\n.\r\nMAIL FROM:<evil@foe.example>',
    'Jane\0\r\nX-Evil: yes',
    'Jane\u2028Bcc: evil@foe.example',
    'Jane\u0085Bcc: evil@foe.example',
    'Jane <evil@foe.example>',
    'Jane" <evil@foe.example>, "',
    '"Jane\\" <evil@foe.example>',
    'Jane, evil@foe.example',
    'Jane; evil@foe.example',
    'evil@foe.example',
    '<evil@foe.example>',
    'Group: evil@foe.example;',
    '=?utf-8?Q?=0D=0ABcc:_evil@foe.example?=',
    '=?utf-8?B?DQpCY2M6IGV2aWxAZm9lLmV4YW1wbGU=?=',
    'Jane (comment) evil@foe.example',
    'Jane\u202E elpmaxe.eof@live',
    `Jane ${'x'.repeat(5000)}`,
    '%0d%0aBcc:%20evil@foe.example',
  ]
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
    async close() {
      await mailer.close()
      await peer.close()
    },
  }
}
