import { readRichText } from '../../../../parts/rich-text/rich-text.ts'
import { emptyJob, type JobValues } from '../job-values.ts'

/** A form to which nothing is missing. */
export const completeJob: JobValues = {
  ...emptyJob,
  selectedIndustry: '1',
  selectedRole: '108',
  title: 'Dozer Operator',
  description: readRichText('Push overburden.'),
  is_project: '0',
  work_type: 'full_time',
  work_arrangement: 'fifo',
  start_date: { when: 'soon', day: '' },
  work_location: 'Kambalda WA',
}
