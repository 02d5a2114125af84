import { payments, Refusal } from '@headframe/wire'
import type { PaymentSession } from '@headframe/wire'
import { openStripePayments } from '@headframe/server/src/adapters/payments/stripe-payments.ts'
import { openStripePeer } from '@headframe/server/src/adapters/payments/stripe-peer.ts'
import type { StripePeer } from '@headframe/server/src/adapters/payments/stripe-peer.ts'
import { told } from '@headframe/server/src/testing/payments.ts'
import { aMarket } from '../clients/crowd.ts'
import { insist } from '../clients/insist.ts'
import { draftJob } from '../clients/occupations.ts'
import type { Market } from '../clients/occupations.ts'
import type { Employer } from '../clients/people.ts'
import { upTo } from '../ground.ts'
import { anInstallation } from '../installation.ts'
import { names } from '../names.ts'
import { aProductHere } from '../product-here.ts'
import type { Guarantee } from '../guarantee.ts'
import { settle } from '../settle.ts'

/** How often it is so: what breaks inside for longer keeps its failures for five minutes. */
const illnesses = {
  breaks: Infinity,
  'breaks inside': 3,
  hangs: Infinity,
  'hangs up': Infinity,
  'loses its answer': Infinity,
} as const
type Illness = keyof typeof illnesses
const mostMs = 25_000

export const cardProviderIll: Guarantee = {
  id: 'A13',
  says: 'card provider ill, and telling twice and late',
  withinSeconds: 180,
  async try(ground) {
    const peer = await openStripePeer()
    ground.afterwards(() => peer.close())
    const place = await anInstallation(ground)
    place.base = await aProductHere(ground, place, openStripePayments(peer.settings, peer.place))
    const market = await aMarket(place)
    const [employer] = market.employers
    if (!employer) throw new Error('Nobody could register')

    // The names of the above.
    for (const illness of Object.keys(illnesses) as Illness[]) {
      const uuid = await draftJob(market, employer, `Paid for while it ${illness}`)
      if (!uuid) continue
      peer.fall(illness, illnesses[illness])
      await askWhileIll(market, employer, uuid, illness)
      peer.fall(illness, 0)
      const asked = await insist(market.history, {
        name: `payment after it ${illness}`,
        hangsOnProvider: true,
        ask: () => employer.send(payments.session, { uuid }),
      })
      const session = asked?.is
      if (!session) continue
      const intents = [...peer.intents.values()].filter(
        ({ metadata }) => metadata['job_id'] === uuid,
      )
      if (intents.length !== 1) market.history.tellBroken(`${illness}: ${intents.length} intents`)
      await pay(market, employer, peer, { uuid, session })
    }
    return settle(place, market.history, { rounds: Object.keys(illnesses).length })
  },
}

async function askWhileIll(
  { history }: Market,
  { send }: Employer,
  uuid: string,
  illness: string,
): Promise<void> {
  const began = performance.now()
  const status = await send(payments.session, { uuid }).then(
    () => 200,
    (error: unknown) => (error instanceof Refusal ? error.status : 0),
  )
  const ms = performance.now() - began
  if (![200, 503].includes(status)) history.tellBroken(`${illness}: answered ${status}`)
  if (ms > mostMs) history.tellBroken(`${illness}: it took ${Math.round(ms)} ms`)
}

interface Paying {
  readonly uuid: string
  readonly session: PaymentSession
}

/** A forged word first, then the true one many times at once, and again under another name. */
async function pay(
  { history, place }: Market,
  { send }: Employer,
  peer: StripePeer,
  { uuid, session }: Paying,
): Promise<void> {
  const event = told.succeeded(session)
  const forged = await say(event, 'whsec_of_somebody_else')
  if (forged !== 400) history.tellBroken(`a forged word was answered ${forged}`)
  if ((await creditOf()) !== 'pending') history.tellBroken('a forged word was believed')

  const answers = await Promise.all(upTo(10).map(() => say(event)))
  const late = await say(told.succeeded(session))
  if ([...answers, late].some((status) => status !== 200))
    history.tellBroken(`the provider's word was answered ${[...answers, late].join(', ')}`)
  history.acknowledgeMade(names.paid(uuid))

  async function creditOf(): Promise<string | undefined> {
    const rows = await send(payments.history, {})
    return rows.find((row) => row.job_uuid === uuid)?.status
  }

  async function say(what: object, secret?: string): Promise<number> {
    const { body, signature } = peer.tell(what, new Date(), secret)
    const response = await fetch(place.base + payments.webhook.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: new Uint8Array(body),
    })
    await response.arrayBuffer()
    return response.status
  }
}
