import { companyJobs, jobStatus, words, type OutputOf } from '@headframe/wire'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'

import { refreshReads } from '../../../calls/reads.ts'
import { useGlance } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Banner } from '../../../ui/data/banner.tsx'
import { outcomeOf, type JobsWish } from './jobs-wish.ts'

interface PaymentBannerProps {
  wish: JobsWish
}

/** What came of paying, for whoever has just come back from it. */
export function PaymentBanner({ wish }: PaymentBannerProps) {
  const outcome = outcomeOf(wish)
  const [isFailed, setFailed] = useState(outcome === 'failed')
  const forget = useForget(wish)

  useEffect(() => {
    // It may be paid for by the time that somebody comes to this address again.
    if (outcome === 'failed') forget()
  }, [outcome, forget])

  if (outcome === 'paid') return <Thanks wish={wish} />
  if (!isFailed) return null
  return (
    <Banner tone="error" onDismissed={() => setFailed(false)}>
      {words.paymentFailed}
    </Banner>
  )
}

const shownMs = 5000

/** Thanks whoever has just come back from paying, until the address has forgotten it. */
function Thanks({ wish }: PaymentBannerProps) {
  const forget = useForget(wish)
  const job = useGlance(companyJobs.job, { uuid: wish.job ?? '' }, wish.job !== undefined)
  const isLive = wish.job === undefined || job?.status === jobStatus.active

  useEffect(() => {
    const timer = setTimeout(() => {
      // The provider's word may have reached the server after its customer came back.
      refreshReads()
      forget()
    }, shownMs)
    return () => clearTimeout(timer)
  }, [forget])

  return (
    <Banner tone="success" prefix="Payment Successful" onDismissed={forget}>
      {isLive ? 'Your job is live.' : 'Your job goes live as soon as the payment is confirmed.'}
      {job && <JobPaidFor job={job} />}
    </Banner>
  )
}

/** Among many it may not be on the page of the list that thanks for it. */
function JobPaidFor({ job: { uuid, title } }: { job: OutputOf<typeof companyJobs.job> }) {
  return (
    <>
      {' '}
      <TextLink to={paths.company.viewJob} params={{ jobId: uuid }}>
        See “{title}”
      </TextLink>
    </>
  )
}

/** Takes what came of paying out of the address. */
function useForget(wish: JobsWish): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    const { payment_intent: _paid, redirect_status: _how, job: _what, ...rest } = wish
    void navigate({ to: paths.company.manageJobs, search: rest, replace: true, resetScroll: false })
  }, [navigate, wish])
}
