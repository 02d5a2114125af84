import type { NamedId } from '@headframe/wire'

import type { JobsSearch } from '../jobs-search.ts'

/** The roles of each industry, as far as they are known. */
export type RolesOf = ReadonlyMap<number, readonly NamedId[]>

/** Roles belong to industries: those of an industry that goes go with it, and no others. */
export function withIndustries(
  { industry: last = [], role = [] }: JobsSearch,
  industry: number[],
  rolesOf: RolesOf,
): JobsSearch {
  const gone = last
    .filter((id) => !industry.includes(id))
    .flatMap((id) => rolesOf.get(id)?.map((own) => own.id) ?? [])
  const kept = industry.length > 0 ? role.filter((id) => !gone.includes(id)) : []
  return { industry: some(industry), role: some(kept) }
}

function some(ids: number[]): number[] | undefined {
  return ids.length > 0 ? ids : undefined
}
