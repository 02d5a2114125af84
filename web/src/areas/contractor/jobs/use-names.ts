import { reference, type NamedId } from '@headframe/wire'

import { useGlances } from '../../../calls/use-glances.ts'
import { useGlance } from '../../../calls/use-read.ts'
import type { Names } from './filters-in-force.ts'
import type { JobsSearch } from './jobs-search.ts'

/** What the chosen industries and roles are called, as far as that is known yet. */
export function useNames({ industry = [], role = [] }: JobsSearch): Names {
  const industries = useGlance(reference.industries, {}, industry.length > 0)
  const asked = role.length > 0 ? industry : []
  const roles = useGlances(
    reference.roles,
    asked.map((industryId) => ({ industryId })),
  )
  return { industry: namesOf(industries ?? []), role: namesOf(roles.flat()) }
}

function namesOf(named: readonly NamedId[]): ReadonlyMap<number, string> {
  return new Map(named.map(({ id, name }) => [id, name]))
}
