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
  /** What was paid for. */
  job?: string | undefined
}

export function readJobsWish(search: Readonly<Record<string, unknown>>): JobsWish {
  return {
    search: textWish(search['search']),
    status: oneOfNumbers(Object.values(jobStatus), search['status']),
    page: pageWish(search['page']),
    draft: textWish(search['draft']) === 'true' || search['draft'] === true ? true : undefined,
    payment_intent: textWish(search['payment_intent']),
    redirect_status: textWish(search['redirect_status']),
    job: textWish(search['job']),
  }
}

/** What came of paying, as far as the address tells. Only the provider's word to the server counts. */
export function outcomeOf({ payment_intent, redirect_status }: JobsWish) {
  if (payment_intent === undefined) return undefined
  if (redirect_status === 'succeeded') return 'paid'
  return redirect_status === 'failed' ? 'failed' : undefined
}
