import { expect, test } from 'vitest'
import { openCardPayments } from './open-card-payments.ts'
import { openSandboxPayments } from './sandbox-payments.ts'

const sandbox = openSandboxPayments()
const posting = {
  jobId: 'a-job',
  amountCents: 16_250,
  currency: 'aud',
  description: 'Dozer Operator',
  idempotencyKey: 'a-key',
} as const

test('without a provider, test cards are taken', async () => {
  const payments = await openCardPayments(undefined, () => new Date())

  expect(payments).toMatchObject({ provider: 'sandbox', publishableKey: null })
  expect(payments.testCards).not.toBeNull()
})

test('a secret leads to the payment that it opens', async () => {
  const { intentId, clientSecret } = await sandbox.open(posting)

  expect(sandbox.testCards?.intentOf(clientSecret)).toBe(intentId)
})

test.each([
  ['nothing', () => ''],
  ['the name of the payment', (intentId: string) => intentId],
  ['a secret that was made up', (intentId: string) => `${intentId}_secret_made-up`],
  ['a secret with something after it', (_: string, secret: string) => `${secret}_secret_x`],
  ['a secret of another payment', (_: string, secret: string) => secret.replace('_', '_0')],
])('%s is no secret', async (_what, made) => {
  const { intentId, clientSecret } = await sandbox.open(posting)

  expect(sandbox.testCards?.intentOf(made(intentId, clientSecret))).toBeUndefined()
})
