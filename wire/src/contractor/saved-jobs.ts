import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { notUnderstood } from '../core/fields.ts'
import { pageFields } from '../core/lists.ts'
import { jobListItem } from '../jobs/job-shapes.ts'
import { sizes } from '../options.ts'

/** Jobs that a contractor keeps to come back to. Nobody else hears of it. */
export const savedJobs = defineCalls({
  list: {
    method: 'GET',
    path: '/contractor/saved-jobs',
    says: 'Lists the saved jobs, the last saved first, closed ones too.',
    who: ['contractor'],
    input: z.object(pageFields),
    output: z.array(jobListItem),
    paged: { size: sizes.contractorPageSize },
  },
  save: {
    method: 'POST',
    path: '/contractor/save-job',
    says: 'Saves a job, or forgets it. Said twice it is the same as said once.',
    who: ['contractor'],
    body: 'json',
    input: z.object({ jobId: z._default(z.string(), ''), saved: z.boolean(notUnderstood) }),
    names: { jobId: 'open' },
    output: z.object({ saved: z.boolean() }),
    fallback: 'The job could not be saved. Please try again.',
  },
})
