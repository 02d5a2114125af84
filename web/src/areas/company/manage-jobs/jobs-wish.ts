import { jobStatus } from '@headframe/wire'

import { oneOfNumbers, pageWish, textWish } from '../../../lib/wishes.ts'

/** Which jobs the address asks for, and what it tells about how its reader came here. */
export interface JobsWish {
  search?: string | undefined
  status?: (typeof jobStatus)[keyof typeof jobStatus] | undefined
  page?: number | undefined
  /** A draft has just been saved. */
  draft?: true | undefined
  /** How the card provider sends its customers back. */
  payment_intent?: string | undefined
  redirect_status?: string | undefined
}

export function readJobsWish(search: Readonly<Record<string, unknown>>): JobsWish {
  return {
    search: textWish(search['search']),
    status: oneOfNumbers(Object.values(jobStatus), search['status']),
    page: pageWish(search['page']),
    draft: textWish(search['draft']) === 'true' || search['draft'] === true ? true : undefined,
    payment_intent: textWish(search['payment_intent']),
    redirect_status: textWish(search['redirect_status']),
  }
}

export function isJustPaid({ payment_intent, redirect_status }: JobsWish): boolean {
  return payment_intent !== undefined && redirect_status === 'succeeded'
}
