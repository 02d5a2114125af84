import { beforeEach, describe, expect, test } from 'vitest'
import type { MailPreference } from '@headframe/wire'
import { ownData } from '@headframe/wire'
import { inOneTransaction } from '../../db/call-transaction.ts'
import { letter } from '../../kit/mail/letter.ts'
import { mailUnlessSwitchedOff } from '../../kit/letters/mail-later.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer, json } from '../../testing/requests.ts'

const product = await aProduct()

const showMails = (who: Person) => product.as(who).send(ownData.mailPreferences, {})
const saveMails = (who: Person, wish: object) =>
  product.ask('/account/mail-preferences', json(wish, bearer(who.token)))

/** Promises a letter of a kind that can be switched off. */
async function promiseNews({ id, email }: Person, preference: MailPreference): Promise<void> {
  const { world } = product
  await inOneTransaction(world.database, (db) =>
    mailUnlessSwitchedOff(
      { db, now: world.clock(), world },
      { address: email, accountId: id, preference },
      (unsubscribeUrl) => ({
        kind: 'application-status',
        subject: 'News',
        ...letter({
          product: 'Headframe',
          title: 'News',
          preheader: '',
          paragraphs: ['There is news.'],
          unsubscribeUrl,
        }),
      }),
    ),
  )
}

/** The path of the link in a letter that switches letters of its kind off. */
async function stopLinkMailedTo(who: Person, preference: MailPreference): Promise<string> {
  await promiseNews(who, preference)
  await product.runTasks()
  const [mail] = (await product.mailTo(who.email)).slice(-1)
  return mail?.headers['list-unsubscribe']?.replace(/^<.*\/api(.*)>$/, '$1') ?? ''
}

let ash: Person

beforeEach(async () => {
  ash = await aContractor(product)
})

describe('mails that can be switched off', () => {
  const allOn = { application_updates: true, pool_updates: true, messages: true }

  test('are all on at first, each audience its own', async () => {
    expect(await showMails(ash)).toEqual(allOn)
    expect(await showMails(await aCompany(product))).toEqual({
      applications: true,
      pool_applications: true,
      messages: true,
      job_expiry: true,
      credits: true,
    })
  })

  test('stay as they are where nothing is said', async () => {
    const off = await saveMails(ash, { messages: false })
    expect([off.status, await off.json()]).toEqual([200, { ...allOn, messages: false }])

    const both = await saveMails(ash, { messages: true, pool_updates: false })
    expect(await both.json()).toEqual({ ...allOn, pool_updates: false })

    expect(await (await saveMails(ash, {})).json()).toEqual({ ...allOn, pool_updates: false })
    expect(await showMails(ash)).toEqual({ ...allOn, pool_updates: false })
  })

  test('of the other audience are not looked at', async () => {
    expect(await (await saveMails(ash, { credits: false })).json()).toEqual(allOn)
    expect(await showMails(await aCompany(product))).toMatchObject({ credits: true })
  })

  test('are switched by one person for that person alone', async () => {
    const other = await aContractor(product)
    await saveMails(ash, { messages: false })
    expect(await showMails(other)).toEqual(allOn)
  })

  test.each(['no', 0, null])('are not switched to %o', async (messages) => {
    const answer = await saveMails(ash, { messages })

    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'INVALID',
      fields: { messages: expect.any(String) },
    })
    expect(await showMails(ash)).toEqual(allOn)
  })

  test('are not sent while they are off, even when they were promised before', async () => {
    await promiseNews(ash, 'application_updates')
    await saveMails(ash, { application_updates: false })
    await promiseNews(ash, 'messages')
    await product.runTasks()

    expect(await product.mailTo(ash.email)).toHaveLength(1)
    expect(await keptLetters(ash)).toMatchObject([{ preference: 'messages' }])
  })
})

const keptLetters = ({ id }: Person) =>
  product.world.database.reading
    .selectFrom('letter')
    .selectAll()
    .where('account_id', '=', id)
    .execute()

describe('the link to stop a kind of mail', () => {
  test('stands in the head and at the foot of the letter, and is not kept', async () => {
    const link = await stopLinkMailedTo(ash, 'messages')
    const [mail] = await product.mailTo(ash.email)
    const url = `http://headframe.test/api${link}`

    expect(link).toMatch(/^\/mail\/unsubscribe\/[\w-]{43}$/)
    expect(mail?.headers).toMatchObject({
      'list-unsubscribe': `<${url}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'x-mail-kind': 'application-status',
    })
    expect(mail?.text.split('\n')).toContain(url)
    expect(mail?.html).toContain(`href="${url}"`)
    const token = link.split('/').at(-1) ?? ''
    expect(JSON.stringify(await keptLetters(ash))).not.toContain(token)
  })

  test('opens a page that names the mails, and changes nothing', async () => {
    const page = await product.ask(await stopLinkMailedTo(ash, 'messages'))
    const html = await page.text()

    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('new messages')
    expect(html).not.toContain(ash.email)
    expect(await showMails(ash)).toMatchObject({ messages: true })
  })

  test('allows its page one style, one script of ours, and posting to where it came from', async () => {
    const page = await product.ask(await stopLinkMailedTo(ash, 'messages'))
    const html = await page.text()
    const policy = page.headers.get('content-security-policy') ?? ''

    const style = /<style>(?<rules>[^]*?)<\/style>/.exec(html)?.groups?.['rules'] ?? ''
    const digest = await crypto.subtle.digest('SHA-256', Buffer.from(style))
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${Buffer.from(digest).toString('base64')}'`,
      'script-src http://headframe.test/unsubscribe.js',
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
    expect(html).toContain('src="http://headframe.test/unsubscribe.js"')
    expect(html).not.toMatch(/ (style|on\w+)=/)
  })

  test.each<[string, RequestInit]>([
    ['without a body', {}],
    [
      'as mail programs send it',
      { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) },
    ],
    ['as a multipart form', { body: multipart() }],
    ['as JSON', json({})],
    ['as text', { body: 'List-Unsubscribe=One-Click' }],
  ])('switches its kind off when it is posted to %s', async (_how, init) => {
    const link = await stopLinkMailedTo(ash, 'messages')

    const answer = await product.ask(link, { ...init, method: 'POST' })

    expect([answer.status, await answer.json()]).toEqual([
      200,
      { success: true, preference: 'messages' },
    ])
    expect(await showMails(ash)).toEqual({
      application_updates: true,
      pool_updates: true,
      messages: false,
    })
  })

  test('works again and again, and many times at once', async () => {
    const link = await stopLinkMailedTo(ash, 'messages')

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => product.ask(link, { method: 'POST' })),
    )

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const again = await product.ask(link)
    expect([again.status, await showMails(ash)]).toMatchObject([200, { messages: false }])
    const page = await again.text()
    expect(page).toContain('sends you no emails about new messages')
    expect(page).not.toMatch(/<form|<button|<script/)

    await saveMails(ash, { messages: true })
    expect(await (await product.ask(link)).text()).toContain('<button>Stop these emails</button>')
  })

  test('that nobody was sent is not found', async () => {
    const answer = await product.ask('/mail/unsubscribe/nothing', { method: 'POST' })
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: 'Not found.', code: 'NOT_FOUND' },
    ])
  })

  test('ends with the account', async () => {
    const link = await stopLinkMailedTo(ash, 'messages')
    await product.as(ash).send(ownData.erase, { accountPassword: ash.password })
    expect((await product.ask(link, { method: 'POST' })).status).toBe(404)

    expect(await (await product.ask(link)).json()).toMatchObject({ code: 'NOT_FOUND' })
    const page = await product.ask(link, { headers: { Accept: 'text/html,*/*;q=0.8' } })
    expect(page.status).toBe(404)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await page.text()
    expect(html).toContain('This link does not work any more')
    expect(html).not.toMatch(/<(script|form)/)
  })
})

function multipart(): FormData {
  const body = new FormData()
  body.append('List-Unsubscribe', 'One-Click')
  return body
}

test('a letter that cannot be switched off bears no such link', async () => {
  await product.ask(
    '/contractor/update-settings',
    json(
      {
        setting: 'password',
        currentPassword: ash.password,
        newPassword: 'a-brand-new-swing-42',
        newPasswordConfirm: 'a-brand-new-swing-42',
      },
      bearer(ash.token),
    ),
  )
  await product.runTasks()

  const [mail] = await product.mailTo(ash.email)
  expect(mail?.kind).toBe('account-changed')
  expect(mail?.headers['list-unsubscribe']).toBeUndefined()
})
