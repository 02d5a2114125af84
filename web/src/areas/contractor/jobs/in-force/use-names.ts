import { reference, type NamedId } from '@headframe/wire'

import { useGlances } from '../../../../calls/reading/use-glances.ts'
import { useGlance } from '../../../../calls/use-read.ts'
import type { Names } from './filters-in-force.ts'
import type { JobsSearch } from '../jobs-search.ts'

/** What the chosen industries and roles are called and how they belong together, as far as that is known yet. */
export function useNames({ industry = [], role = [] }: JobsSearch): Names {
  const industries = useGlance(reference.industries, {}, industry.length > 0)
  const asked = role.length > 0 ? industry : []
  const roles = useGlances(
    reference.roles,
    asked.map((industryId) => ({ industryId })),
  )
  // What is not known yet is missing among them: whose the others are is told once all are there.
  const areAllKnown = roles.length === asked.length
  return {
    industry: namesOf(industries ?? []),
    role: namesOf(roles.flat()),
    rolesOf: new Map(areAllKnown ? asked.map((id, at) => [id, roles[at] ?? []]) : []),
  }
}

function namesOf(named: readonly NamedId[]): ReadonlyMap<number, string> {
  return new Map(named.map(({ id, name }) => [id, name]))
}
