import type { CardJudgement, TestCard } from './judge-card.ts'

/** A posting to be paid for by card. */
export interface WantedPayment {
  readonly jobId: string
  readonly amountCents: number
  readonly currency: 'aud'
  readonly description: string
  /** Whoever asks again under the same key gets the same payment, not a second one. */
  readonly idempotencyKey: string
}

/** What a browser needs to pay, and the provider's own name for it. */
export interface OpenedPayment {
  readonly intentId: string
  readonly clientSecret: string
}

/** What a provider tells about a payment; everything else that it tells is `other`. */
export type PaymentEvent =
  | {
      readonly kind: 'succeeded' | 'failed' | 'refunded'
      readonly id: string
      /** In the provider's words. */
      readonly type: string
      readonly intentId: string
      readonly amountCents: number
      readonly currency: string
    }
  | { readonly kind: 'other'; readonly id: string; readonly type: string }

/** Takes card payments. Throws `ProviderDown`. */
export interface CardPayments {
  readonly provider: 'stripe' | 'sandbox'
  readonly publishableKey: string | null
  open(wanted: WantedPayment): Promise<OpenedPayment>
  /** The same payment once more; nothing when it is not known or was called off. */
  find(intentId: string): Promise<OpenedPayment | undefined>
  /** Throws `BadSignature` unless the provider itself has said these very bytes, a short while ago. */
  readEvent(body: Uint8Array, signature: string | undefined, now: Date): PaymentEvent
  /** Nothing where a real provider takes the cards: they never pass through us. */
  readonly testCards: TestCards | null
}

export interface TestCards {
  /** The payment that a secret opens; nothing when it is no secret of ours. */
  intentOf(clientSecret: string): string | undefined
  judge(card: TestCard, now: Date): CardJudgement
}
