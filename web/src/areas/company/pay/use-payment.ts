import { payments, platform, Refusal, words } from '@headframe/wire'
import { useRef, useState } from 'react'

import { send } from '../../../calls/client.ts'
import { createFormStore, type FormStore } from '../../../forms/form-store.ts'
import { useGlance } from '../../../calls/use-read.ts'
import type { CardTaker } from './card-taker.ts'
import { noCard, type CardValues } from './judge-card.ts'

type Way = 'free' | 'credit' | 'card'

/** What came of paying: words to tell, or the payment that the provider will speak of. */
type Paid = { readonly says: string } | { readonly intentId: string }

export interface Payment {
  /** Nothing until the price and the credits are known. */
  readonly way: Way | undefined
  readonly priceCents: number | undefined
  readonly choose: (way: 'credit' | 'card') => void
  /** What is typed about a card outlives a look at another step, but not the page. */
  readonly card: FormStore<CardValues>
  readonly problem: string | undefined
  readonly tell: (problem: string | undefined) => void
  /** Whoever takes the card says so as long as its fields are there. */
  readonly takeCardsBy: (taker: CardTaker | undefined) => void
  /** Nothing is missing to pay; otherwise it is told in place. */
  readonly isReady: () => Promise<boolean>
  /** With a credit only what was seen goes live: that of this revision. */
  readonly pay: (uuid: string, revision: number) => Promise<Paid>
}

/** How a listing is paid for, as long as the form is open. */
export function usePayment(): Payment {
  const config = useGlance(platform.config, {}, true)
  const credits = useGlance(payments.credits, {}, true)?.credits
  const [chosen, choose] = useState<'credit' | 'card'>('credit')
  const [problem, tell] = useState<string>()
  const [card] = useState(() => createFormStore(noCard))
  const taker = useRef<CardTaker>(undefined)
  const [takeCardsBy] = useState(() => (next: CardTaker | undefined) => {
    taker.current = next
  })
  const way = wayOf(config?.price_cents, credits, chosen)

  return {
    way,
    priceCents: config?.price_cents,
    choose,
    card,
    problem,
    tell,
    takeCardsBy,
    async isReady() {
      if (way !== 'card') return way !== undefined
      return (await taker.current?.isSound()) ?? false
    },
    async pay(uuid, revision) {
      if (way === 'credit')
        return { says: (await send(payments.postWithCredit, { uuid, revision })).message }
      if (!taker.current) throw new Refusal('PROVIDER_DOWN', { text: words.paymentFailed })
      return { intentId: await taker.current.pay(uuid) }
    },
  }
}

/** A credit is offered first to those who have one. */
function wayOf(
  priceCents: number | undefined,
  credits: number | undefined,
  chosen: 'credit' | 'card',
): Way | undefined {
  if (priceCents === 0) return 'free'
  if (priceCents === undefined || credits === undefined) return undefined
  return credits > 0 ? chosen : 'card'
}
