import { hash } from 'node:crypto'
import { BadSignature } from './bad-signature.ts'
import type { CardPayments } from './card-payments.ts'
import { judgeCard } from './judge-card.ts'

/**
 * Takes test cards where no provider is configured. It remembers nothing: a payment follows from the key that
 * it was asked for with, and its secret from the payment, so that both are the same after a restart. The secret
 * guards no money; whose payment it is, is looked up by the session of whoever pays.
 */
export function openSandboxPayments(): CardPayments {
  return {
    provider: 'sandbox',
    publishableKey: null,
    async open({ idempotencyKey }) {
      return paymentCalled(`${prefix}${digestOf(idempotencyKey)}`)
    },
    async find(intentId) {
      return intentId.startsWith(prefix) ? paymentCalled(intentId) : undefined
    },
    readEvent() {
      throw new BadSignature()
    },
    testCards: {
      intentOf(clientSecret) {
        const [intentId = ''] = clientSecret.split(separator)
        return clientSecret === secretOf(intentId) ? intentId : undefined
      },
      judge: judgeCard,
    },
  }
}

const prefix = 'sandbox_'
const separator = '_secret_'

function paymentCalled(intentId: string) {
  return { intentId, clientSecret: secretOf(intentId) }
}

function secretOf(intentId: string): string {
  return `${intentId}${separator}${digestOf(`secret of ${intentId}`)}`
}

function digestOf(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32)
}
