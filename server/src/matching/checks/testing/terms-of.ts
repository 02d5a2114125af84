import type { WorkWishes } from '@headframe/wire'
import type { OpeningTerms, PersonTerms } from '../terms.ts'

export type Wished = Partial<WorkWishes>

/** A job that says nothing but this and how it is worked. */
export function anOpening(
  said: Pick<OpeningTerms, 'said'> & Partial<Omit<OpeningTerms, 'said'>>,
): OpeningTerms {
  return {
    startDate: null,
    timeZone: 'UTC',
    rateCategory: null,
    rate: null,
    rateType: null,
    isRateShown: true,
    roster: null,
    arrangement: 'fifo',
    workTypes: [],
    location: null,
    point: null,
    ...said,
  }
}

/** Somebody who has said nothing but this wish. */
export function somebody(wished: Wished, said: Partial<PersonTerms> = {}): PersonTerms {
  return {
    availability: null,
    availabilitySaidAt: null,
    rate: null,
    rateType: null,
    visaStatus: null,
    home: null,
    suburb: null,
    ...said,
    wishes: {
      rosters: [],
      even_time_or_better: false,
      arrangements: [],
      work_types: [],
      point_of_hire: null,
      point_of_hire_lat: null,
      point_of_hire_lng: null,
      max_travel_km: null,
      nights: 'any',
      longest_swing_days: null,
      updated_date: null,
      ...wished,
    },
  }
}
