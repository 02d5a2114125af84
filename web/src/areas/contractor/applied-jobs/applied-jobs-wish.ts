import { pageWish } from '../../../lib/wishes.ts'

/** Which page of the own applications the address asks for. */
interface AppliedJobsWish {
  page?: number | undefined
}

export function readAppliedJobsWish(search: Readonly<Record<string, unknown>>): AppliedJobsWish {
  return { page: pageWish(search['page']) }
}
