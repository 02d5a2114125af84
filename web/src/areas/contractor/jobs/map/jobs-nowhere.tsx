import { contractorJobs, sizes, words, type JobListItem } from '@headframe/wire'
import { MapPinOff } from 'lucide-react'
import { useState } from 'react'

import { useList } from '../../../../calls/use-list.ts'
import { IconButton } from '../../../../ui/form/icon-button.tsx'
import { JobInBrief } from './job-in-brief.tsx'
import type { JobsSearch } from '../jobs-search.ts'
import { wishOf } from '../jobs-wish.ts'

interface JobsNowhereProps {
  search: JobsSearch
  /** They are out of view, and not to be reached. */
  inert?: boolean
}

/** Those that fit but do not say where they are: no map shows them, so they stand under the others. */
export function JobsNowhere({ search, inert }: JobsNowhereProps) {
  const { page, isRefreshing } = useList(contractorJobs.find, wishOfNowhere(search))
  const [told, setTold] = useState<string>()
  if (!page || isRefreshing) return null

  return (
    <ul
      id={nowhereId}
      tabIndex={-1}
      aria-label="Jobs without a location"
      className="scroll-mt-px border-t border-line"
      inert={inert}
    >
      {page.rows.map((job) => (
        <NowhereJob
          key={job.job_id}
          job={job}
          isTold={job.job_id === told}
          onPressed={() => setTold(job.job_id)}
        />
      ))}
    </ul>
  )
}

const nowhereId = 'jobs-without-a-location'

/** Takes whoever wants to see them there. */
export function focusJobsNowhere(): void {
  const list = document.getElementById(nowhereId)
  list?.scrollIntoView({ block: 'start' })
  list?.focus({ preventScroll: true })
}

/** Near no place there are any of them, and they have no distance to be ordered by. */
function wishOfNowhere({
  place: _place,
  lat: _lat,
  lng: _lng,
  radius: _radius,
  ...search
}: JobsSearch) {
  const { page: _page, ...wish } = wishOf({ ...search, view: undefined })
  return { ...wish, located: '0', perPage: sizes.largestPage } as const
}

interface NowhereJobProps {
  job: JobListItem
  isTold: boolean
  onPressed: () => void
}

function NowhereJob({ job, isTold, onPressed }: NowhereJobProps) {
  return (
    <li className="flex items-start gap-2 border-b border-line py-3 pr-2 pl-4 transition-colors last:border-b-0 hover:bg-sunken">
      <div className="min-w-0 flex-1">
        <JobInBrief job={job} />
        <p role="status" className="text-sm text-warn-ink empty:hidden">
          {isTold && words.jobWithoutCoordinates}
        </p>
      </div>
      <IconButton icon={MapPinOff} label={`Show ${job.job_title} on the map`} onClick={onPressed} />
    </li>
  )
}
