import {
  companyJobs,
  faultsOfJob,
  judge,
  textToTell,
  type Faults,
  type JobToPost,
} from '@headframe/wire'

import { amountIn, rateFault } from '../../../lib/amount-in.ts'
import { wordsOf } from '../../../parts/rich-text/rich-text.ts'
import { faultsWithin } from '../../../parts/wizard/use-wizard.ts'
import { dataOfJob } from './job-data.ts'
import { steps, type StepId } from './job-steps.ts'
import type { JobValues } from './job-values.ts'
import { lastTimeZone, secondsOfStart, unreadableStart } from './steps/start-seconds.ts'

/** What is wrong in these steps, by the same rules that the server judges by. */
export function judgeJob(values: JobValues, ids: readonly StepId[]): Faults {
  const byServer = faultsOfJob(asToPost(values), new Date(), lastTimeZone)
  const faults = { ...byServer, ...judgeDraft(values) }
  if (values.rate_category === 'custom_rate') tellInstead(faults, 'rate', rateFault(values.rate))
  tellInstead(faults, 'start_date', unreadableStart(values.start_date))
  return faultsWithin(steps, ids, faults)
}

/** What cannot be kept as it was typed, in all steps. */
export function judgeDraft(values: JobValues): Faults {
  const { faults } = judge(companyJobs.post, dataOfJob(values))
  const { rate, ...others } = faults
  // Where no rate is asked for, nobody could mend what they typed when it was; it is not sent.
  if (rate === undefined || values.rate_category !== 'custom_rate') return others
  return { ...faults, rate: rateFault(values.rate) ?? rate }
}

/** The rules would say that it is missing. */
function tellInstead(faults: Faults, field: string, text: string | undefined): void {
  if (text !== undefined) faults[field] = text
}

/** Of several faults, the one that is told above the form. */
export function textOfFaults(faults: Faults): string {
  return textToTell(companyJobs.post, faults)
}

function asToPost(values: JobValues): JobToPost {
  return {
    industry: Number(values.selectedIndustry) || null,
    role: Number(values.selectedRole) || null,
    title: lineOrNull(values.title),
    descriptionText: wordsOf(values.description),
    is_project: values.is_project === '' ? null : values.is_project === '1' ? 1 : 0,
    work_arrangement: values.work_arrangement || null,
    rate_category: values.rate_category,
    rate: Number(amountIn(values.rate)) || null,
    rate_type: values.rate_type || null,
    start_date: secondsOfStart(values.start_date),
    work_type: values.work_type || null,
    contract_length: lineOrNull(values.contract_length),
    work_location: lineOrNull(values.work_location),
    location_lat: values.place?.lat ?? null,
    location_lng: values.place?.lng ?? null,
    project_description: lineOrNull(values.project_description),
  }
}

function lineOrNull(text: string): string | null {
  return text.trim() || null
}
