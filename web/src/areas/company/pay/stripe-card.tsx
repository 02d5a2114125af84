import { payments, Refusal, words, type PaymentSession } from '@headframe/wire'
import { use, useEffect, useRef } from 'react'

import { send } from '../../../calls/client.ts'
import { textOfFailure } from '../../../calls/failure.ts'
import { Part } from '../../../calls/part.tsx'
import { useAnswer } from '../../../calls/reading/use-answer.ts'
import { paths } from '../../../lib/paths.ts'
import { ErrorState } from '../../../ui/data/error-state.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { openStripe, type StripeApi, type StripeElements } from './stripe-api.ts'
import type { Payment } from './use-payment.ts'

interface StripeCardProps {
  uuid: string
  publishableKey: string
  payment: Payment
}

/** Stripe's own fields: what is typed into them goes to Stripe and never comes to us. */
export function StripeCard({ uuid, publishableKey, payment }: StripeCardProps) {
  const [opened, again] = useAnswer(() =>
    Promise.all([openStripe(publishableKey), send(payments.session, { uuid })]),
  )

  return (
    <Part
      loading={<Skeleton className="h-60 rounded-md" />}
      failing={(failed, retry) => (
        <ErrorState title={textOfFailure(failed, payments.session)} onRetried={retry} />
      )}
      onRetried={again}
    >
      <Fields uuid={uuid} opened={opened} payment={payment} />
    </Part>
  )
}

interface FieldsProps {
  uuid: string
  opened: Promise<[StripeApi, PaymentSession]>
  payment: Payment
}

function Fields({ uuid, opened, payment: { takeCardsBy } }: FieldsProps) {
  const [stripe, session] = use(opened)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!place.current) return undefined
    const elements = stripe.elements({
      clientSecret: session.clientSecret,
      locale: 'en',
      appearance: { theme: 'stripe', variables: lookOfPage() },
    })
    const field = elements.create('payment')
    field.mount(place.current)
    takeCardsBy({
      isSound: async () => (await elements.submit()).error === undefined,
      pay: () => pay(stripe, elements, session, uuid),
    })
    return () => {
      takeCardsBy(undefined)
      field.destroy()
    }
  }, [stripe, session, uuid, takeCardsBy])

  return <div ref={place} className="min-h-60" />
}

/** Their bank may want to see whoever pays first: then they come back to the table of jobs. */
async function pay(
  stripe: StripeApi,
  elements: StripeElements,
  { paymentIntentId }: PaymentSession,
  uuid: string,
): Promise<string> {
  const back = new URL(paths.company.manageJobs, window.location.origin)
  back.searchParams.set('job', uuid)
  const { error } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: back.href },
    redirect: 'if_required',
  })
  if (error) throw new Refusal('CARD_DECLINED', { text: words.paymentFailed, cause: error })
  return paymentIntentId
}

/** Their fields stand in a page of their own, which knows nothing of our colours. */
function lookOfPage(): Record<string, string> {
  const page = getComputedStyle(document.documentElement)
  const colour = (name: string) => page.getPropertyValue(name).trim()
  return {
    colorPrimary: colour('--primary'),
    colorBackground: colour('--surface'),
    colorText: colour('--ink'),
    colorTextSecondary: colour('--ink-2'),
    colorDanger: colour('--danger'),
    borderRadius: '8px',
    fontFamily: '"Public Sans", system-ui, sans-serif',
  }
}
