import { dayOf } from '../core/days.ts'
import { tooLong, visible } from '../core/fields.ts'
import type { Faults } from '../core/refusal.ts'
import { words } from '../words.ts'
import { asSoonAsPossible, jobSizes } from './job-options.ts'

/** What is looked at before a posting may go live. */
export interface JobToPost {
  readonly industry: number | null
  readonly role: number | null
  readonly title: string | null
  /** The words of the description alone. */
  readonly descriptionText: string
  readonly is_project: 0 | 1 | null
  readonly work_arrangement: string | null
  readonly rate_category: string
  readonly rate: number | null
  readonly rate_type: string | null
  readonly start_date: number | null
  readonly work_type: string | null
  readonly contract_length: string | null
  readonly work_location: string | null
  readonly location_lat: number | null
  readonly location_lng: number | null
  readonly project_description: string | null
}

/** What has to be mended before a posting may go live, in the order in which it is told. */
export function faultsOfJob(job: JobToPost, now: Date, timeZone: string): Faults {
  const faults: Faults = {}
  const ask = (field: string, isSound: unknown, text: string) => {
    if (!isSound) faults[field] ??= text
  }
  const isCustomRate = job.rate_category === 'custom_rate'

  ask('selectedIndustry', job.industry, words.mandatoryFields)
  ask('selectedRole', job.role, words.mandatoryFields)
  ask('title', job.title, words.mandatoryFields)
  Object.assign(faults, faultsOfDescription(job.descriptionText))
  ask('is_project', job.is_project !== null, words.projectChoiceRequired)
  ask('work_arrangement', job.work_arrangement, words.workArrangementRequired)
  ask('rate', !isCustomRate || isRate(job.rate), words.customRateRequired)
  ask('rate_type', !isCustomRate || job.rate_type, words.customRateRequired)
  ask('start_date', isStartDate(job.start_date, now, timeZone), words.startDateInvalid)
  ask(
    'contract_length',
    job.work_type !== 'contract' || job.contract_length,
    words.contractLengthRequired,
  )
  ask('work_type', job.work_type, words.workTypeRequired)
  ask('work_location', job.work_location, words.locationRequired)
  ask(
    'location_lat',
    (job.location_lat === null) === (job.location_lng === null),
    words.locationRequired,
  )
  ask('project_description', job.is_project !== 1 || job.project_description, words.mandatoryFields)
  return faults
}

export function faultsOfDescription(text: string): Faults {
  if (visible(text) === '') return { description: words.mandatoryFields }
  return isTooLongDescription(text) ? { description: tooLong(jobSizes.description) } : {}
}

/** In characters as people count them: one that takes two units is one. */
export function isTooLongDescription(text: string): boolean {
  return text.length > jobSizes.description && Array.from(text).length > jobSizes.description
}

/** As soon as possible, or today or later where the work is. */
export function isStartDate(start: number | null, now: Date, timeZone: string): boolean {
  if (start === null || start === asSoonAsPossible) return start !== null
  return dayOf(new Date(start * 1000), timeZone) >= dayOf(now, timeZone)
}

function isRate(rate: number | null): boolean {
  return rate !== null && rate >= 0.01 && rate <= jobSizes.highestRate
}
