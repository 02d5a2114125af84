import { setTimeout as pause } from 'node:timers/promises'
import { recoverPassword } from '@headframe/wire'
import { openSmtpPeer } from '@headframe/server/src/adapters/mail/smtp-peer.ts'
import type { Database } from '@headframe/server/src/db/open.ts'
import { insist } from '../clients/insist.ts'
import { sender, signUp } from '../clients/people.ts'
import type { Town } from '../clients/people.ts'
import { upTo } from '../ground.ts'
import { openHistory } from '../history.ts'
import { anInstallation, msOf } from '../installation.ts'
import type { Guarantee } from '../guarantee.ts'
import { settle, untilQuiet } from '../settle.ts'

type Peer = Awaited<ReturnType<typeof openSmtpPeer>>

const illnesses: Readonly<Record<string, (peer: Peer) => Promise<void>>> = {
  away: (peer) => peer.goAway(),
  hanging: async (peer) => void (peer.mood = 'hangs'),
  busy: async (peer) => void (peer.mood = '451 Try again later'),
  refusing: async (peer) => void (peer.mood = '550 No such person here'),
}

const callers = 10

export const mailServerIll: Guarantee = {
  id: 'A12',
  says: 'mail server away, hanging, busy, refusing',
  withinSeconds: 300,
  recoversWithinSeconds: 150,
  async try(ground) {
    const peer = await openSmtpPeer()
    ground.afterwards(() => peer.close())
    const place = await anInstallation(ground, { environment: { MAIL_URL: peer.url } })
    const server = await place.start()
    const town = { place, history: openHistory() }
    const usualMs = await msOf(() => askForLetters(town))
    let slowestRecoveryMs = 0
    for (const [illness, fall] of Object.entries(illnesses)) {
      await fall(peer)
      const ms = await msOf(() => askForLetters(town))
      if (ms > usualMs * 4 + 2000) town.history.tellBroken(`${illness}: callers waited ${ms} ms`)
      await pause(5000)
      peer.mood = 'takes mail'
      await peer.comeBack()
      const untilSentMs = await msOf(() =>
        place.look(async ({ database }) => {
          for (const line of await untilQuiet(database, true))
            town.history.tellBroken(`${illness}: ${line}`)
        }),
      )
      slowestRecoveryMs = Math.max(slowestRecoveryMs, untilSentMs)
    }
    if (server.hasEnded()) town.history.tellBroken('the server ended')
    const rounds = Object.keys(illnesses).length
    const tried = await settle(place, town.history, { rounds, slowestRecoveryMs })
    const letters = await place.look(({ database }) => compare(database, peer))
    return {
      ...tried,
      lost: [...tried.lost, ...letters.lost],
      doubled: [...tried.doubled, ...letters.doubled],
      broken: [...tried.broken, ...letters.broken],
    }
  },
}

/** People register and forget their passwords at once. */
async function askForLetters(town: Town): Promise<void> {
  await Promise.all(
    upTo(callers).map(async () => {
      const who = await signUp(town)
      if (!who) return
      const send = sender(town)
      await insist(town.history, {
        name: `link for ${who.email}`,
        ask: () => send(recoverPassword.contractor, { email: who.email }),
      })
    }),
  )
}

/** What was sent against what arrived, and what was refused against who was told so. */
async function compare({ reading }: Database, { deliveries }: Peer) {
  const letters = await reading
    .selectFrom('letter')
    .select(['id', 'address', 'sent_at', 'failed_at', 'failure'])
    .execute()
  const arrived = deliveries.length
  const sent = letters.filter(({ sent_at }) => sent_at !== null).length
  const refused = letters.filter(({ failed_at }) => failed_at !== null)
  return {
    lost: arrived < sent ? [`${sent - arrived} letters`] : [],
    // One that was taken and not heard of in time may go out once more.
    doubled: arrived > sent + 1 ? [`${arrived - sent} letters`] : [],
    broken: [
      ...(refused.length === 0 ? ['what was refused for good is not told as failed'] : []),
      ...refused.filter(({ failure }) => !failure).map(({ id }) => `letter ${id} failed unsaid`),
    ],
  }
}
