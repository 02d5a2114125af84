import type { JobForm } from '@headframe/wire'

import type { Position } from '../../../parts/map/place.ts'
import { readRichText, type RichText } from '../../../parts/rich-text/rich-text.ts'

/** When the work begins; `day` is a day as "2027-02-28", or exactly what was typed for one. */
export interface Start {
  readonly when: '' | 'soon' | 'day'
  readonly day: string
}

/** The form as it is typed, under the names of the wire as far as they mean the same. */
export type JobValues = {
  readonly selectedIndustry: string
  readonly selectedRole: string
  readonly title: string
  readonly description: RichText
  readonly is_project: '' | '0' | '1'
  readonly work_type: NonNullable<JobForm['work_type']> | ''
  readonly contract_length: string
  readonly work_arrangement: NonNullable<JobForm['work_arrangement']> | ''
  readonly rate_category: JobForm['rate_category']
  readonly rate: string
  readonly rate_type: NonNullable<JobForm['rate_type']> | ''
  readonly start_date: Start
  readonly work_location: string
  /** Where the marker stands. */
  readonly place: Position | undefined
  readonly roster: string
  readonly hours: string
  readonly project_description: string
  readonly project_timeframe: string
  readonly project_stage: string
  readonly project_team_size: string
  readonly project_budget: string
}

export const emptyJob: JobValues = {
  selectedIndustry: '',
  selectedRole: '',
  title: '',
  description: readRichText(''),
  is_project: '',
  work_type: '',
  contract_length: '',
  work_arrangement: '',
  rate_category: 'undisclosed',
  rate: '',
  rate_type: '',
  start_date: { when: '', day: '' },
  work_location: '',
  place: undefined,
  roster: '',
  hours: '',
  project_description: '',
  project_timeframe: '',
  project_stage: '',
  project_team_size: '',
  project_budget: '',
}
