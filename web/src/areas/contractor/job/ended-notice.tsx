import { words, type OpenJobDetail } from '@headframe/wire'
import { useState } from 'react'

import { useUnlisted } from '../../../calls/screen.tsx'
import { wasOpenUntil } from '../../../lib/open-until.ts'
import { Banner } from '../../../ui/data/banner.tsx'
import { endedNoticeId, useEndShown } from './apply/show-outcome.ts'

type EndedJob = Pick<
  OpenJobDetail,
  'expired_date' | 'work_location' | 'company_name' | 'company_slug'
>

/** The page of a job that has ended stays for those who come back to it, and no search leads here. */
export function EndedNotice({ job }: { job: EndedJob }) {
  const [nowSeconds] = useState(() => Date.now() / 1000)
  useUnlisted()
  useEndShown()

  return (
    <Banner tone="warning" id={endedNoticeId} tabIndex={-1} className="mb-6 scroll-my-24">
      <strong className="font-semibold">{words.jobNotOpen}</strong> {whyEnded(job, nowSeconds)}
    </Banner>
  )
}

function whyEnded(job: EndedJob, nowSeconds: number) {
  const { expired_date, company_name, company_slug } = job
  if (expired_date <= nowSeconds) return wasOpenUntil(job)
  // Of a company that has erased its account no more than its name is left.
  if (company_slug === null) return `${company_name} is no longer on the marketplace.`
  return `${company_name} has closed it.`
}
