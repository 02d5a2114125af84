import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { contractorProfiles, contractorRegistration, Refusal } from '@headframe/wire'
import { aPdf } from '@headframe/server/src/testing/documents.ts'
import { aFile, testPassword } from '@headframe/server/src/testing/registration.ts'
import { sender, signUp } from '../clients/people.ts'
import type { Citizen, Town } from '../clients/people.ts'
import { aWord, upTo } from '../ground.ts'
import { openHistory } from '../history.ts'
import { anInstallation, msOf } from '../installation.ts'
import { names } from '../names.ts'
import type { Promised } from '../promised.ts'
import { settle } from '../settle.ts'

const [many, uploads] = [50, 3]
const mostSeconds = 15

export const askedToStop: Promised = {
  id: 'A10',
  says: 'asked to stop with calls and uploads in flight',
  isQuick: true,
  withinSeconds: 180,
  recoversWithinSeconds: 25,
  async try(ground) {
    const place = await anInstallation(ground)
    let server = await place.start()
    const town = { place, history: openHistory() }
    const rounds = ground.isShort ? 1 : 3
    let slowestRecoveryMs = 0
    for (let round = 0; round < rounds; round += 1) {
      const people = await Promise.all(upTo(uploads).map(() => signUp(town)))
      const bringing = await Promise.all(
        people.filter((who) => who !== undefined).map((who) => beginToBring(town, who)),
      )
      const signingUp = upTo(many).map(() => signUpOnce(town))
      // By now the server has taken them all in hand; hashing their passwords keeps it busy for longer.
      await pause(400)
      const finishing = bringing.map((finish) => finish())
      let code: number | null = null
      const stoppingMs = await msOf(async () => {
        code = await server.stop()
      })
      if (code !== 0) town.history.tellBroken(`it left with ${String(code)}`)
      if (stoppingMs > mostSeconds * 1000) town.history.tellBroken(`it took ${stoppingMs} ms`)
      await Promise.all([...signingUp, ...finishing])
      const recoveryMs = await msOf(async () => {
        server = await place.start()
      })
      slowestRecoveryMs = Math.max(slowestRecoveryMs, recoveryMs)
    }
    return settle(place, town.history, { rounds, slowestRecoveryMs })
  },
}

/** Whoever was let in is answered, if only that they should come back. */
async function signUpOnce(town: Town): Promise<void> {
  const email = `late-${aWord()}@faults.example`
  try {
    await sender(town)(contractorRegistration.signUp, {
      first_name: 'Wes',
      last_name: 'Tran',
      email,
      phone: '0491 570 156',
      password: testPassword,
    })
    town.history.acknowledgeMade(names.account('contractor', email))
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 503) {
      town.history.tellBroken(`${email} was cut off: ${String(error)}`)
    }
  }
}

/** Half of it, which the server has in hand when this is answered. The other half comes late. */
async function beginToBring(
  { place, history }: Town,
  { email, token }: Citizen,
): Promise<() => Promise<void>> {
  const form = new FormData()
  form.append('replaceFile', aFile('Wes Tran.pdf', await aPdf(), 'application/pdf'))
  const whole = new Response(form)
  const bytes = Buffer.from(await whole.arrayBuffer())
  const { method, path } = contractorProfiles.replaceResume
  const sending = request(place.base + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': bytes.length,
      expect: '100-continue',
    },
  })
  const answered = once(sending, 'response')
  answered.catch(() => undefined)
  await once(sending, 'continue')
  sending.write(bytes.subarray(0, bytes.length / 2))

  return async () => {
    await pause(800)
    sending.end(bytes.subarray(bytes.length / 2))
    try {
      const [answer] = (await answered) as [IncomingMessage]
      answer.resume()
      if (answer.statusCode === 200) history.acknowledgeMade(names.resume(email, 'active'))
      else history.tellBroken(`the upload of ${email} was answered ${answer.statusCode}`)
    } catch (error) {
      history.tellBroken(`the upload of ${email} was cut off: ${String(error)}`)
    }
  }
}
