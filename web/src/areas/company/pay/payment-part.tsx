import { dollarsOf, payments, platform, words } from '@headframe/wire'
import { CreditCard, Ticket } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { Part } from '../../../calls/part.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { Banner } from '../../../ui/data/banner.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { BilledTo } from '../billing/billed-to.tsx'
import { useMay } from '../role.ts'
import { SandboxCard } from './sandbox-card.tsx'
import { StripeCard } from './stripe-card.tsx'
import type { Payment } from './use-payment.ts'

interface PaymentPartProps {
  uuid: string
  payment: Payment
}

/** What the listing costs and how it is paid for. */
export function PaymentPart(props: PaymentPartProps) {
  return (
    <section
      aria-labelledby="payment-heading"
      className="flex flex-col gap-5 border-t border-line pt-5"
    >
      <h3 id="payment-heading" className="text-lg">
        Listing
      </h3>
      <Part loading={<Skeleton className="h-72 rounded-lg" />}>
        <Ways {...props} />
      </Part>
    </section>
  )
}

function Ways({ uuid, payment }: PaymentPartProps) {
  const { price_cents, gst_cents, payments: cards } = useRead(platform.config, {})
  const { credits } = useRead(payments.credits, {}, { againWithWindow: true })
  const mayPay = useMay(payments.session)
  const { way, choose, problem } = payment
  if (price_cents === 0)
    return (
      <p>
        {visible} {words.listingIsFree}
      </p>
    )

  return (
    <>
      <Price cents={price_cents} gstCents={gst_cents} />
      {mayPay && <BilledTo />}
      {credits > 0 && (
        <RadioGroup
          aria-label="How to pay"
          look="cards"
          value={way === 'card' ? 'card' : 'credit'}
          onChosen={choose}
          choices={[
            { value: 'credit', label: 'Use 1 credit', icon: Ticket, hint: leftWords(credits) },
            {
              value: 'card',
              label: 'Pay by card',
              icon: CreditCard,
              hint: mayPay ? `${dollarsOf(price_cents)} incl. GST` : ownerPays,
              disabled: !mayPay,
            },
          ]}
        />
      )}
      {problem !== undefined && <Problem>{problem}</Problem>}
      {way === 'card' && !mayPay && (
        <Banner tone="info">
          {words.noCredits} {ownerPays} Save the draft, and they find it under Manage Jobs.
        </Banner>
      )}
      {way === 'card' &&
        mayPay &&
        (cards.provider === 'stripe' && cards.publishable_key ? (
          <StripeCard uuid={uuid} publishableKey={cards.publishable_key} payment={payment} />
        ) : (
          <SandboxCard payment={payment} />
        ))}
    </>
  )
}

const ownerPays = 'An owner of the account can pay by card.'

const visible = 'Contractors see your job for 30 days; after that it is archived.'

/** It stands above the card, and the button that was pressed may be a whole screen below. */
function Problem({ children }: { children: string }) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer a promise, which would be taken for a cleanup.
    banner.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <Banner ref={banner} tone="error" className="scroll-mt-24">
      {children}
    </Banner>
  )
}

function Price({ cents, gstCents }: { cents: number; gstCents: number }) {
  return (
    <div className="rounded-lg bg-sunken p-4 sm:p-5">
      <p className="num flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">Job posting, 30 days</span>
        <span className="text-xl font-semibold">{dollarsOf(cents)}</span>
      </p>
      <p className="num mt-1 text-sm text-ink-2">
        Includes {dollarsOf(gstCents)} GST. One credit covers one listing. {visible}
      </p>
    </div>
  )
}

function leftWords(credits: number): string {
  return credits === 1 ? 'You have 1 credit' : `You have ${credits} credits`
}
