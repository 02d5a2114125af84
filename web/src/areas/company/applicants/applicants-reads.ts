import { applicants } from '@headframe/wire'

import { askAhead, listAhead } from '../../../calls/ask-ahead.ts'
import type { ApplicantsWish } from './applicants-wish.ts'

/** What narrows the list down and puts it in order, whoever is shown of it. */
export function inputOfWish(jobId: string, { search = '', status, ...order }: ApplicantsWish) {
  const { sort = 'pending', sortField, sortOrder } = order
  return { id: jobId, search, status, sort, sortField, sortOrder } as const
}

export function inputOfApplicants(jobId: string, { page = 1, ...wish }: ApplicantsWish) {
  return { ...inputOfWish(jobId, wish), page, perPage: undefined } as const
}

export function askForApplicants(jobId: string, wish: ApplicantsWish): void {
  listAhead(applicants.list, inputOfApplicants(jobId, wish))
  if (wish.search) askAhead(applicants.readSearch, { id: jobId, search: wish.search })
}
