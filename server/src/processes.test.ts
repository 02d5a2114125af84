import { afterAll, describe, expect, test } from 'vitest'
import { connect, limits, recoverPassword, session, signIn } from '@headframe/wire'
import { openSmtpPeer } from './adapters/mail/smtp-peer.ts'
import { findActor } from './kit/sign-in/sessions.ts'
import { aCompany, aContractor } from './testing/people.ts'
import { aProduct } from './testing/product.ts'
import { readMail } from './testing/mail.ts'
import { aGateTo } from './testing/network/gate.ts'
import { aServerProcess, eventually } from './testing/server-process.ts'

const product = await aProduct()
const mailServer = await openSmtpPeer()
const environment = {
  DATABASE_URL: product.databaseUrl,
  DATA_DIR: product.world.config.dataDir,
  MAIL_URL: mailServer.url,
}
const [one, two] = await Promise.all([aServerProcess(environment), aServerProcess(environment)])
const atOne = connect({ base: one.base })
const atTwo = connect({ base: two.base })

afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await mailServer.close()
})

const mailsTo = (address: string) =>
  mailServer.deliveries.filter(({ recipients }) => recipients.includes(address))

describe('two processes on one database', () => {
  test('share sessions', async () => {
    const { email, password } = await aContractor(product)
    const { token } = await atOne(signIn.contractor, {
      contractorEmail: email,
      contractorPass: password,
    })

    const isGood = async () => Boolean(await findActor(product.world.database, token, new Date()))
    expect(await isGood()).toBe(true)
    await connect({ base: two.base, tokenFor: () => token })(session.logout, {})
    expect(await isGood()).toBe(false)
  })

  test('share limits', async () => {
    const { email } = await aCompany(product)
    const wrong = { email, password: 'not the one' }
    const tries = limits.failedSignInsPerAccount.points

    const answers = await Promise.allSettled(
      Array.from({ length: tries * 2 }, (_, index) =>
        (index % 2 ? atOne : atTwo)(signIn.company, wrong),
      ),
    )

    const codes = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason.code] : [],
    )
    expect(codes.filter((code) => code === 'BAD_CREDENTIALS')).toHaveLength(tries)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(tries)
  })

  test('share tasks: each mail is sent once, over SMTP, to the stored address', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => aContractor(product)))
    await Promise.all(
      people.map(({ email }, index) =>
        (index % 2 ? atOne : atTwo)(recoverPassword.contractor, { email }),
      ),
    )

    await eventually(() =>
      people.every(({ email }) => mailsTo(email).length > 0) ? true : undefined,
    )

    for (const { email } of people) {
      expect(mailsTo(email)).toHaveLength(1)
      const mail = await readMail(mailsTo(email)[0]?.raw ?? Buffer.alloc(0))
      expect(mail).toMatchObject({ kind: 'password-reset', to: email })
      expect(mail.html).toContain(mail.link)
    }
  })
})

test('a mail server that is down delays mail and nothing else', async () => {
  const { email } = await aContractor(product)
  mailServer.mood = '451 Try again later'
  await atOne(recoverPassword.contractor, { email })
  await eventually(async () => {
    const letter = await product.world.database.reading
      .selectFrom('letter')
      .select('id')
      .where('address', '=', email)
      .executeTakeFirst()
    return letter && true
  })
  expect(mailsTo(email)).toEqual([])

  mailServer.mood = 'takes mail'
  await eventually(() => (mailsTo(email).length > 0 ? true : undefined), 30_000)
  const letter = await eventually(() =>
    product.world.database.reading
      .selectFrom('letter')
      .select(['html', 'body', 'sent_at'])
      .where('address', '=', email)
      .where('sent_at', 'is not', null)
      .executeTakeFirst(),
  )
  expect(letter).toMatchObject({ html: null, body: null })
}, 60_000)

test('a mail that is refused for good is kept as failed with its words, for the operator', async () => {
  const { email } = await aContractor(product)
  mailServer.mood = '550 No such person here'
  await atOne(recoverPassword.contractor, { email })
  const letter = await eventually(() =>
    product.world.database.reading
      .selectFrom('letter')
      .selectAll()
      .where('address', '=', email)
      .where('failed_at', 'is not', null)
      .executeTakeFirst(),
  )
  mailServer.mood = 'takes mail'

  expect(letter).toMatchObject({ sent_at: null, html: expect.any(String) })
  expect(letter.failure).toContain('No such person')
})

test(
  'told to stop, a process answers what it has begun and leaves with a clean exit',
  {
    timeout: 60_000,
  },
  async () => {
    const { email, password } = await aCompany(product)
    const third = await aServerProcess({ ...environment, ROLE: 'web' })
    const send = connect({ base: third.base })
    // On lines that stand already, what is sent is there at once, however busy the machine is.
    await Promise.all(Array.from({ length: 20 }, () => knock(third.base)))

    const answers = Promise.allSettled(
      Array.from({ length: 20 }, () => send(signIn.company, { email, password })),
    )
    // The first of them is through the door by then.
    await knock(third.base)
    const code = await third.stop()

    expect((await answers).filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(code).toBe(0)
  },
)

/** Only a line whose last answer was read whole is used again. */
async function knock(base: string): Promise<void> {
  const reply = await fetch(`${base}/health`)
  await reply.arrayBuffer()
}

test('a worker alone does what a web process promised', async () => {
  const worker = await aServerProcess({ ...environment, ROLE: 'worker' })
  expect((await fetch(`${worker.base}/config`)).status).toBe(404)
  expect((await fetch(`${worker.base}/health/ready`)).status).toBe(200)
  expect(await worker.stop()).toBe(0)
})

test('a database that is not there yet, or goes away, is told, waited for, and found again', async () => {
  const gate = await aGateTo(product.databaseUrl)
  const waiting = await aServerProcess(
    { ...environment, DATABASE_URL: gate.url },
    { untilReady: false },
  )
  const ready = async () => (await fetch(`${waiting.base}/health/ready`)).status
  expect(await ready()).toBe(503)

  await gate.open()
  await eventually(async () => ((await ready().catch(() => 0)) === 200 ? true : undefined))

  await gate.close()
  const refused = await fetch(`${waiting.base}/contractor/industries`)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect((await fetch(`${waiting.base}/health`)).status).toBe(200)

  await gate.open()
  await eventually(async () =>
    (await fetch(`${waiting.base}/contractor/industries`)).status === 200 ? true : undefined,
  )
  expect(await waiting.stop()).toBe(0)
  await gate.close()
}, 60_000)
