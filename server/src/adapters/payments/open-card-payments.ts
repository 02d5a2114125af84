import type { CardPayments } from './card-payments.ts'
import { openSandboxPayments } from './sandbox-payments.ts'
import type { StripeSettings } from './stripe-payments.ts'

/** Stripe where the operator has an account there, and test cards otherwise. */
export async function openCardPayments(
  stripe: StripeSettings | undefined,
  clock: () => Date,
): Promise<CardPayments> {
  if (!stripe) return openSandboxPayments()

  // The library is large, and most products that start never need it.
  const { openStripePayments } = await import('./stripe-payments.ts')
  return openStripePayments(stripe, undefined, undefined, clock)
}
