import { applicationStatus } from '@headframe/wire'

import { oneOfNumbers, pageWish, textWish } from '../../../lib/wishes.ts'

/** Which applicants the address asks for; an applicant's own page carries it, for the way back. */
export interface ApplicantsWish {
  search?: string | undefined
  status?: (typeof applicationStatus)[keyof typeof applicationStatus] | undefined
  page?: number | undefined
}

export function readApplicantsWish(search: Readonly<Record<string, unknown>>): ApplicantsWish {
  return {
    search: textWish(search['search']),
    status: oneOfNumbers(Object.values(applicationStatus), search['status']),
    page: pageWish(search['page']),
  }
}

/** `conditions` and `project-details` are parts of the job that only older links ask for alone. */
const jobTabs = ['job', 'applicants', 'conditions', 'project-details'] as const
export type JobTab = (typeof jobTabs)[number]

export interface JobViewWish extends ApplicantsWish {
  tab?: JobTab | undefined
}

export function readJobViewWish(search: Readonly<Record<string, unknown>>): JobViewWish {
  return {
    tab: jobTabs.find((tab) => tab === search['tab']),
    ...readApplicantsWish(search),
  }
}
