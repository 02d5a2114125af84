import { words, type OpenJobDetail } from '@headframe/wire'
import { useState } from 'react'

import { useUnlisted } from '../../../calls/screen.tsx'
import { lastDayInWords } from '../../../lib/elapsed.ts'
import { Banner } from '../../../ui/data/banner.tsx'

/** The page of a job that has ended stays for those who come back to it, and no search leads here. */
export function EndedNotice({ job }: { job: OpenJobDetail }) {
  const [nowSeconds] = useState(() => Date.now() / 1000)
  useUnlisted()

  return (
    <Banner tone="warning" className="mb-6">
      <strong className="font-semibold">{words.jobNotOpen}</strong>{' '}
      {job.expired_date <= nowSeconds
        ? `It was open until ${lastDayInWords(job.expired_date)}.`
        : `${job.company_name} has closed it.`}
    </Banner>
  )
}
