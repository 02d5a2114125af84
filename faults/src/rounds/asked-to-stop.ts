import { setTimeout as pause } from 'node:timers/promises'
import { contractorProfiles, contractorRegistration } from '@headframe/wire'
import { aPdf } from '@headframe/server/src/testing/documents.ts'
import { aFile, testPassword } from '@headframe/server/src/testing/registration.ts'
import { beginRequest } from '../clients/begun-request.ts'
import type { BegunRequest } from '../clients/begun-request.ts'
import { signUp } from '../clients/people.ts'
import type { Citizen, Town } from '../clients/people.ts'
import { aWord, upTo } from '../ground.ts'
import { openHistory } from '../history.ts'
import { anInstallation, msOf } from '../installation.ts'
import { names } from '../names.ts'
import type { Guarantee } from '../guarantee.ts'
import { settle } from '../settle.ts'

const [many, uploads] = [50, 3]
const mostSeconds = 15

export const askedToStop: Guarantee = {
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
      const found = await Promise.all(upTo(uploads).map(() => signUp(town)))
      const owners = found.filter((who) => who !== undefined)
      const inHand = await Promise.all([
        ...owners.map((who) => beginUpload(town, who)),
        ...upTo(many).map(() => beginSignUp(town)),
      ])
      for (const { isUpload, begun } of inHand) {
        begun.sendHalf()
        if (!isUpload) begun.sendRest()
      }
      const stoppingMs = msOf(async () => {
        const code = await server.stop()
        if (code !== 0) town.history.tellBroken(`it left with ${String(code)}`)
      })
      await pause(800)
      for (const { isUpload, begun } of inHand) if (isUpload) begun.sendRest()

      for (const { name, begun } of inHand) note(town, name, await begun.answered)
      if ((await stoppingMs) > mostSeconds * 1000) town.history.tellBroken('it stopped too late')
      const recoveryMs = await msOf(async () => {
        server = await place.start()
      })
      slowestRecoveryMs = Math.max(slowestRecoveryMs, recoveryMs)
    }
    return settle(place, town.history, { rounds, slowestRecoveryMs })
  },
}

interface InHand {
  readonly name: string
  readonly isUpload: boolean
  readonly begun: BegunRequest
}

/** Whoever was let in is answered, if only that they should come back. */
function note({ history }: Town, name: string, answered: number | string): void {
  if (answered === 200) history.acknowledgeMade(name)
  else if (answered !== 503) history.tellBroken(`${name} was cut off: ${answered}`)
}

async function beginSignUp({ place }: Town): Promise<InHand> {
  const email = `late-${aWord()}@faults.example`
  const body = new URLSearchParams({
    first_name: 'Wes',
    last_name: 'Tran',
    email,
    phone: '0491 570 156',
    password: testPassword,
  })
  const begun = await beginRequest(place.base + contractorRegistration.signUp.path, { body })
  return { name: names.account('contractor', email), isUpload: false, begun }
}

async function beginUpload({ place }: Town, { email, token }: Citizen): Promise<InHand> {
  const body = new FormData()
  body.append('replaceFile', aFile('Wes Tran.pdf', await aPdf(), 'application/pdf'))
  const begun = await beginRequest(place.base + contractorProfiles.replaceResume.path, {
    body,
    headers: { authorization: `Bearer ${token}` },
  })
  return { name: names.resume(email, 'active'), isUpload: true, begun }
}
