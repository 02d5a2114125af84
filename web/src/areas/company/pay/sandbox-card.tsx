import { payments, Refusal, words } from '@headframe/wire'
import { useEffect, useRef } from 'react'

import { CallField } from '../../../forms/call-form.tsx'
import { send } from '../../../calls/client.ts'
import type { FormStore } from '../../../forms/form-store.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { NumberInput } from '../../../ui/form/number-input.tsx'
import type { CardTaker } from './card-taker.ts'
import { digitsIn, readExpiry, writeCardNumber, writeCvc, writeExpiry } from './card-text.ts'
import { faultsOfCard, type CardValues } from './judge-card.ts'
import type { Payment } from './use-payment.ts'

/** The card where no real provider is configured: no money moves. */
export function SandboxCard({ payment: { card, takeCardsBy } }: { payment: Payment }) {
  const fields = useRef<HTMLDivElement>(null)
  const failures = useStored(card, (state) => state.failures)
  const form = { store: card }

  useEffect(() => {
    takeCardsBy(takerOf(card))
    return () => takeCardsBy(undefined)
  }, [card, takeCardsBy])
  useEffect(() => {
    if (failures > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures])

  return (
    <div ref={fields} className="flex flex-col gap-4">
      <CallField form={form} name="number" label="Card number">
        {(control, set) => (
          <NumberInput
            {...control}
            inputMode="numeric"
            autoComplete="cc-number"
            placeholder="1234 1234 1234 1234"
            onChange={({ target }) => set(writeCardNumber(target.value))}
          />
        )}
      </CallField>
      <div className="grid grid-cols-2 items-start gap-4">
        <CallField form={form} name="expiry" label="Expiry">
          {(control, set) => (
            <NumberInput
              {...control}
              inputMode="numeric"
              autoComplete="cc-exp"
              placeholder="MM / YY"
              onChange={({ target }) => set(writeExpiry(target.value, control.value))}
            />
          )}
        </CallField>
        <CallField form={form} name="cvc" label="CVC">
          {(control, set) => (
            <NumberInput
              {...control}
              inputMode="numeric"
              autoComplete="cc-csc"
              placeholder="123"
              onChange={({ target }) => set(writeCvc(target.value))}
            />
          )}
        </CallField>
      </div>
      <p className="text-sm text-ink-2">
        Test mode: no money moves.{' '}
        <span className="num whitespace-nowrap">4242 4242 4242 4242</span> pays,{' '}
        <span className="num whitespace-nowrap">4000 0000 0000 0002</span> is declined; with any
        date to come and any three digits.
      </p>
    </div>
  )
}

function takerOf(card: FormStore<CardValues>): CardTaker {
  return {
    async isSound() {
      const faults = faultsOfCard(card.state().values, new Date())
      const isSound = Object.keys(faults).length === 0
      if (!isSound) card.fail(words.paymentFailed, faults)
      return isSound
    },
    async pay(uuid) {
      const { clientSecret, paymentIntentId } = await send(payments.session, { uuid })
      const { number, expiry, cvc } = card.state().values
      const { month = '', year = '' } = readExpiry(expiry) ?? {}
      try {
        const typed = { number: digitsIn(number), exp_month: month, exp_year: year, cvc }
        await send(payments.sandbox, { clientSecret, ...typed })
        return paymentIntentId
      } catch (refused) {
        if (refused instanceof Refusal && refused.fields) markFields(card, refused.fields)
        throw refused
      }
    },
  }
}

function markFields(card: FormStore<CardValues>, refused: NonNullable<Refusal['fields']>) {
  const { exp_month, exp_year = exp_month, ...fields } = refused
  card.fail(words.paymentFailed, { ...fields, ...(exp_year && { expiry: exp_year }) })
}
