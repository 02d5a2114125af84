import {
  rateCategories,
  rateTypes,
  workArrangements,
  workTypes,
  type DraftData,
} from '@headframe/wire'

import { amountIn } from '../../../lib/amount-in.ts'
import { readRichText, wordsOf } from '../../../parts/rich-text/rich-text.ts'
import { emptyJob, type JobValues } from './job-values.ts'
import { secondsOfStart, startOfSeconds } from './steps/start-seconds.ts'

/** The form as the wire names it: to be sent, and to be kept. */
export function dataOfJob(values: JobValues) {
  const { description, start_date, place, ...lines } = values
  return {
    ...lines,
    rate: amountIn(lines.rate),
    description: wordsOf(description) === '' ? '' : JSON.stringify(description),
    start_date: secondsOfStart(start_date) ?? '',
    location_lat: place?.lat ?? '',
    location_lng: place?.lng ?? '',
  }
}

/** Nothing is paid in less than a cent, so a third decimal is not taken: it would be rounded unseen. */
export function inCents(typed: string): string {
  return typed.replace(/(\.\d\d)\d+/, '$1')
}

/** The form as it was kept. What cannot be read is left open. */
export function valuesOfJob(data: DraftData): JobValues {
  const lines = Object.fromEntries(lineNames.map((name) => [name, lineOf(data[name])]))
  return {
    ...emptyJob,
    ...lines,
    description: readRichText(data['description'] ?? ''),
    is_project: oneOf(['0', '1'], data['is_project']) ?? '',
    work_type: oneOf(workTypes, data['work_type']) ?? '',
    work_arrangement: oneOf(workArrangements, data['work_arrangement']) ?? '',
    rate_category: oneOf(rateCategories, data['rate_category']) ?? 'undisclosed',
    rate_type: oneOf(rateTypes, data['rate_type']) ?? '',
    start_date: startOfSeconds(numberOf(data['start_date'])),
    place: placeOf(data),
  }
}

/** What is a line of text in the form, whatever it is on the wire. */
const lineNames = [
  'selectedIndustry',
  'selectedRole',
  'title',
  'contract_length',
  'rate',
  'work_location',
  'roster',
  'hours',
  'project_description',
  'project_timeframe',
  'project_stage',
  'project_team_size',
  'project_budget',
] as const satisfies readonly (keyof JobValues)[]

function lineOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function oneOf<const Option extends string>(
  options: readonly Option[],
  value: unknown,
): Option | undefined {
  return options.find((option) => option === lineOf(value))
}

function numberOf(value: unknown): number | null {
  return lineOf(value) === '' ? null : Number(value)
}

function placeOf(data: DraftData): JobValues['place'] {
  const lat = numberOf(data['location_lat'])
  const lng = numberOf(data['location_lng'])
  return lat === null || lng === null ? undefined : { lat, lng }
}
