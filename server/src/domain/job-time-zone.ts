import { timeZoneOf } from '@headframe/wire'
import { stateOfJob } from './job-state.ts'
import type { PlaceOfWork } from './job-state.ts'

/** Whose clocks a posting goes by: those of its state, else the product's own. */
export function timeZoneOfJob(job: PlaceOfWork): string {
  return timeZoneOf(stateOfJob(job))
}
