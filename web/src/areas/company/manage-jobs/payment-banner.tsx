import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'

import { refreshReads } from '../../../calls/reads.ts'
import { paths } from '../../../lib/paths.ts'
import { Banner } from '../../../ui/banner.tsx'
import type { JobsWish } from './jobs-wish.ts'

const shownMs = 5000

/** Thanks who has just come back from paying, until the address has forgotten it. */
export function PaymentBanner({ wish }: { wish: JobsWish }) {
  const navigate = useNavigate()

  const forget = useCallback(() => {
    void navigate({
      to: paths.company.manageJobs,
      search: { ...wish, payment_intent: undefined, redirect_status: undefined },
      replace: true,
      resetScroll: false,
    })
  }, [navigate, wish])

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
      Your job is live.
    </Banner>
  )
}
