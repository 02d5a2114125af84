import { describe, expect, test } from 'vitest'
import { administration, adminOverview, words } from '@headframe/wire'
import { aCompany, aContractor, anAdmin } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const { send } = product

async function tokenMailedTo({ email }: Person, by = product): Promise<string> {
  await by.send(administration.requestLink, { email })
  await by.runTasks()
  return (await by.mailTo(email)).at(-1)?.link.split('/').at(-1) ?? ''
}

const openLink = (token: string, headers: Record<string, string> = {}, of = product) =>
  of.ask(`/dashboard/auth?token=${token}`, { headers })
const cookiesOf = async (answer: Promise<Response>): Promise<[string, string]> => {
  const [given = ''] = (await answer).headers.getSetCookie()
  return [given.split(';')[0] ?? '', given]
}
const post = (path: string, headers: Record<string, string> = {}) =>
  product.ask(path, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ email: 'x@people.example' }),
  })

describe('an administrator', () => {
  test('signs in with the link of the mail, sees the dashboard, and signs out', async () => {
    const admin = await anAdmin(product)

    const opened = await openLink(await tokenMailedTo(admin))
    expect(await opened.json()).toEqual({ success: true, email: admin.email })
    const cookie = opened.headers.getSetCookie()[0] ?? ''
    expect(cookie).toMatch(
      /^admin_session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/i,
    )

    const session = cookie.split(';')[0] ?? ''
    const { send: sendAsAdmin } = product.asAdmin(session)
    expect(await sendAsAdmin(adminOverview.activity, { limit: 5 })).toBeInstanceOf(Array)

    await sendAsAdmin(administration.logout, {})
    await expect(sendAsAdmin(adminOverview.activity, { limit: 5 })).rejects.toMatchObject({
      status: 401,
    })
  })

  test('is mailed a link of fifteen minutes that works once, for one of twenty at once', async () => {
    const admin = await anAdmin(product)
    const token = await tokenMailedTo(admin)

    const answers = await Promise.all(Array.from({ length: 20 }, () => openLink(token)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 401),
    ])

    const late = await tokenMailedTo(admin)
    product.moveClock(15 * 60)
    const refused = await openLink(late)
    expect(await refused.json()).toEqual({ error: words.adminLinkInvalid, code: 'LINK_INVALID' })
  })

  test('has one session in a browser: the next link ends the one before it', async () => {
    const admin = await anAdmin(product)
    const [first] = await cookiesOf(openLink(await tokenMailedTo(admin)))
    const token = await tokenMailedTo(admin)
    const [second] = await cookiesOf(openLink(token, { cookie: first }))

    const statusOf = async (cookie: string) =>
      (await product.ask('/dashboard/activity', { headers: { cookie } })).status
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])
  })

  test('gets the same answer for an unknown address, and only a known one gets mail', async () => {
    const admin = await anAdmin(product)
    const known = await send(administration.requestLink, { email: admin.email })
    const unknown = await send(administration.requestLink, { email: 'nobody@people.example' })
    await product.runTasks()

    expect(unknown).toEqual(known)
    expect(await product.mailTo('nobody@people.example')).toEqual([])
  })

  test('is told what went wrong with an address that is none', async () => {
    const response = await product.ask('/dashboard/auth', {
      method: 'POST',
      body: new URLSearchParams({ email: 'x' }),
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      error: words.adminLinkFailed,
      success: false,
      message: words.adminLinkFailed,
    })
  })

  test('without a token is told that the link is of no use', async () => {
    const response = await product.ask('/dashboard/auth')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: words.adminLinkInvalid })
  })
})

describe('a page of somebody else', () => {
  test.each<Record<string, string>>([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://headframe.test.evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ])('cannot make the browser post: %j', async (headers) => {
    const response = await post('/dashboard/logout', headers)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'BAD_ORIGIN', success: false })
  })

  test.each<Record<string, string>>([
    { Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ])('cannot sign the browser in, nor use the link up: %j', async (headers) => {
    const token = await tokenMailedTo(await anAdmin(product))
    const refused = await openLink(token, headers)

    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'BAD_ORIGIN' })
    expect(refused.headers.getSetCookie()).toEqual([])
    expect((await openLink(token, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
  })

  test.each<Record<string, string>>([
    { Origin: 'http://headframe.test' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    {},
  ])('is not what ours look like: %j', async (headers) => {
    expect((await post('/dashboard/logout', headers)).status).toBe(200)
  })
})

describe('over https', () => {
  test('the cookie is one that only this host can have set', async () => {
    const encrypted = await aProduct({ environment: { APP_URL: 'https://headframe.test' } })
    const admin = await anAdmin(encrypted)
    const token = await tokenMailedTo(admin, encrypted)
    const [session, cookie] = await cookiesOf(openLink(token, {}, encrypted))
    const statusOf = async (shown: string) =>
      (await encrypted.ask('/dashboard/activity', { headers: { cookie: shown } })).status

    expect(cookie).toMatch(
      /^__Host-admin_session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/i,
    )
    expect(await statusOf(session)).toBe(200)
    expect(await statusOf(session.replace('__Host-', ''))).toBe(401)
  })
})

describe('recent activity', () => {
  test('tells who registered, newest first', async () => {
    const { token } = await anAdmin(product)
    await aContractor(product)
    product.moveClock(60)
    const company = await aCompany(product)

    const events = await product
      .asAdmin(`admin_session=${token}`)
      .send(adminOverview.activity, { limit: 2 })

    expect(events.map(({ event_type }) => event_type)).toEqual([
      'company_registration',
      'contractor_registration',
    ])
    expect(events[0]).toEqual({
      event_type: 'company_registration',
      event_time: expect.any(Number),
      company_id: company.id,
      company_name: 'Saltbush Mining',
      industry: null,
      contractor_id: null,
      contractor_name: null,
      photo_hash: null,
      role: null,
      job_title: null,
      job_slug: null,
    })
  })

  test.each(['0', '101', 'many'])('does not list %s of them', async (limit) => {
    const { token } = await anAdmin(product)
    const response = await product.ask(`/dashboard/activity?limit=${limit}`, {
      headers: { cookie: `admin_session=${token}` },
    })
    expect(response.status).toBe(400)
  })
})
