import { companyJobs } from '@headframe/wire'

import { useGlance } from '../../../../calls/use-read.ts'
import { useStored } from '../../../../forms/use-stored.ts'
import { RosterStrip } from '../../../../parts/job/roster-strip.tsx'
import { rosterWords, swingOf, type RosterOfJob } from '../../../../parts/job/roster-words.ts'
import type { JobForm } from '../use-job-form.ts'

/** How the server understood the roster: by that, contractors find the job. Told once it is saved. */
export function RosterReading({ job: { id, store } }: { job: JobForm }) {
  const typed = useStored(store, ({ values }) => values.roster.trim())
  const saved = useGlance(companyJobs.job, { uuid: id }, typed !== '')

  return (
    <p role="status" className="num text-sm text-ink-2 empty:hidden">
      {typed !== '' && saved?.roster === typed && (
        <>
          {readingWords(saved)}
          <RosterStrip job={saved} />
        </>
      )}
    </p>
  )
}

function readingWords(job: RosterOfJob): string {
  const { value, hint } = rosterWords(job) ?? {}
  if (hint !== undefined) return `Read as ${hint === job.roster ? value : hint}.`
  return swingOf(job) ? '' : 'Contractors see it as you typed it. Filters by roster leave it out.'
}
