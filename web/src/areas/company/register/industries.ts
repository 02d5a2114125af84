import { isMining, reference, type NamedId } from '@headframe/wire'

import { queryClient } from '../../../calls/query-client.ts'
import { readOf, useRead } from '../../../calls/use-read.ts'
import { industryOf } from '../../../parts/company-form/industry-field.tsx'

const { registrationIndustries } = reference

export function useIndustries(): readonly NamedId[] {
  return useRead(registrationIndustries, {})
}

/** Whether the industry that was chosen is about mining: some questions are asked of nobody else. */
export function useIsMining(industry: string): boolean {
  return isMining(industryOf(useIndustries(), industry)?.name)
}

/** The industries, asked for only where no screen has read them yet. */
export function findIndustries(): Promise<readonly NamedId[]> {
  return queryClient.ensureQueryData(readOf(registrationIndustries, {}))
}
