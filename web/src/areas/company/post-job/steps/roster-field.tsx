import { jobSizes } from '@headframe/wire'

import { CallField } from '../../../../forms/call-form.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { RosterReading } from './roster-reading.tsx'
import type { JobForm } from '../use-job-form.ts'

/** The roster in the company's own words, and how it was understood. */
export function RosterField({ job }: { job: JobForm }) {
  return (
    <CallField
      form={{ store: job.store }}
      name="roster"
      label="Roster"
      hint="Such as 2:1, 8/6, or 14 days on, 7 off. Without one, nobody who filters by roster finds the job."
      optional
    >
      {(control) => (
        <>
          <TextInput {...control} autoComplete="off" maxLength={jobSizes.line} />
          <RosterReading job={job} />
        </>
      )}
    </CallField>
  )
}
