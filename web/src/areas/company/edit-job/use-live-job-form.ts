import { companyJobs, faultsOfDescription, isStartDate, words } from '@headframe/wire'
import type { Faults, JobForm } from '@headframe/wire'
import { useState } from 'react'

import { useCallForm } from '../../../forms/use-call-form.ts'
import { readRichText, wordsOf } from '../../../parts/rich-text/rich-text.ts'
import type { Start } from '../post-job/job-values.ts'
import { lastTimeZone, secondsOfStart, startOfSeconds } from '../post-job/steps/start-seconds.ts'

interface Opened {
  readonly job: Pick<JobForm, 'uuid' | 'description' | 'start_date'>
  readonly revision: number
}

/** What may still be changed once contractors have seen a posting. */
export function useLiveJobForm({ job, revision }: Opened, onSaved: (says: string) => void) {
  const [isOutdated, setOutdated] = useState(false)
  const form = useCallForm({
    call: companyJobs.update,
    initial: {
      description: readRichText(job.description ?? ''),
      start_date: startOfSeconds(job.start_date),
      // Kept with what is typed: whoever is back still has that of before what a colleague has changed.
      revision,
    },
    keeper: { key: `companyJobEdit-${job.uuid}`, kind: 'company', whenLeft: true },
    inputOf: ({ description, start_date, revision: seen }) => ({
      uuid: job.uuid,
      ...(!isOutdated && { revision: seen }),
      description: JSON.stringify(description),
      start_date: startToSend(start_date, job.start_date),
    }),
    ownFaults: ({ description, start_date }) => ({
      ...faultsOfDescription(wordsOf(description)),
      ...faultsOfStart(startToSend(start_date, job.start_date), job.start_date),
    }),
    onDone: ({ message }) => onSaved(message),
    onRefused: ({ code }) => setOutdated((was) => was || code === 'CHANGED_ELSEWHERE'),
  })
  return { form, isOutdated }
}

/** A start that nobody changed stays the very moment that it was. */
function startToSend(start: Start, kept: number | null): number | null {
  const before = startOfSeconds(kept)
  const isKept = start.when === before.when && (start.when !== 'day' || start.day === before.day)
  return isKept ? kept : secondsOfStart(start)
}

/** A start that stays what it was may have come meanwhile. */
function faultsOfStart(start: number | null, kept: number | null): Faults {
  const isKept = start !== null && start === kept
  const isSound = isKept || isStartDate(start, new Date(), lastTimeZone)
  return isSound ? {} : { start_date: words.startDateInvalid }
}
