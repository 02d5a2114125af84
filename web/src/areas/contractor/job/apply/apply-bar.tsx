import type { OpenJobDetail } from '@headframe/wire'

import { openUntil } from '../../../../lib/open-until.ts'
import { rateWords } from '../../../../parts/job/job-words.ts'
import { useNow } from '../../../../ui/use-now.ts'
import { ApplyButton } from './apply-button.tsx'
import { useApplyStanding } from './apply-standing.ts'

/** On a phone, applying stays in reach of the thumb while the job is read. */
export function ApplyBar({ job }: { job: OpenJobDetail }) {
  const standing = useApplyStanding(job)
  const now = useNow()
  if (standing !== 'free' && standing !== 'guest') return null

  return (
    <div
      data-print="hidden"
      className="sticky bottom-0 z-10 -mx-4 mt-6 -mb-16 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-e3 sm:-mx-6 sm:px-6 lg:hidden"
    >
      <div className="num min-w-0 grow basis-32">
        <p className="truncate font-semibold">{rateWords(job)}</p>
        <p className="text-xs text-ink-2">{openUntil(job, now)}</p>
      </div>
      <ApplyButton slug={job.slug} isGuest={standing === 'guest'} />
    </div>
  )
}
