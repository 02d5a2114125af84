import { rateCategoryNames, workArrangementNames, workTypeNames } from '@headframe/wire'
import type { SearchReading } from '@headframe/wire'

import { inFigures } from '../../../../lib/figures.ts'
import { amountWords, startWords } from '../../../../parts/job/job-words.ts'
import type { FilterInForce } from '../../../../parts/search/filter-in-force.ts'
import { typedFilters } from '../../../../parts/search/typed-filters.ts'
import { withIndustries, type RolesOf } from '../filters/industry-roles.ts'
import { hasPlace } from '../jobs-wish.ts'
import type { JobsSearch } from '../jobs-search.ts'

export type Filter = FilterInForce<JobsSearch>

/** What industries and roles are called; those that are not known yet have a word for all. */
export interface Names {
  industry: ReadonlyMap<number, string>
  role: ReadonlyMap<number, string>
  rolesOf: RolesOf
}

/** Everything that narrows the list down, in the order in which it is asked. */
export function filtersInForce(
  search: JobsSearch,
  names: Names,
  isContractor: boolean,
  reading?: SearchReading,
): Filter[] {
  return [
    ...typedFilters(search, reading),
    ...each(search, 'occupation', (name) => name),
    ...placeOf(search),
    ...each(search, 'arrangement', (value) => workArrangementNames[value]),
    ...each(search, 'roster', rosterName),
    ...rateOf(search),
    ...startOf(search),
    ...each(search, 'workType', (value) => workTypeNames[value]),
    ...each(search, 'rateCategory', (value) => `Pay: ${rateCategoryNames[value]}`),
    ...each(search, 'industry', (id) => names.industry.get(id) ?? 'Industry').map((filter) => ({
      ...filter,
      without: (present: JobsSearch) =>
        withIndustries(present, filter.without(present).industry ?? [], names.rolesOf),
    })),
    ...each(search, 'role', (id) => names.role.get(id) ?? 'Role'),
    ...(isContractor ? appliedOf(search) : []),
  ]
}

/** "14 on, 7 off" of "14:7". */
export function rosterName(roster: string): string {
  const [on, off] = roster.split(':')
  return off === undefined ? 'Even time' : `${on} on, ${off} off`
}

function one(key: keyof JobsSearch, label: string | undefined): Filter[] {
  return label ? [{ key, label, without: () => ({ [key]: undefined }) }] : []
}

type Listed =
  | 'arrangement'
  | 'roster'
  | 'workType'
  | 'rateCategory'
  | 'industry'
  | 'role'
  | 'occupation'
type ValueOf<Key extends Listed> = NonNullable<JobsSearch[Key]>[number]

function each<Key extends Listed>(
  search: JobsSearch,
  key: Key,
  labelOf: (value: ValueOf<Key>) => string,
): Filter[] {
  const valuesOf = (of: JobsSearch): readonly ValueOf<Key>[] => of[key] ?? []
  return valuesOf(search).map((value) => ({
    key: `${key} ${value}`,
    label: labelOf(value),
    without: (present) => {
      const kept = valuesOf(present).filter((other) => other !== value)
      return { [key]: kept.length > 0 ? kept : undefined }
    },
  }))
}

function placeOf(search: JobsSearch): Filter[] {
  if (!hasPlace(search)) return []
  const { place = 'a point', radius } = search
  const label =
    radius === undefined ? `Near ${place}` : `Within ${inFigures(radius)} km of ${place}`
  const without = { place: undefined, lat: undefined, lng: undefined, radius: undefined }
  return [{ key: 'place', label, without: () => without }]
}

function rateOf({ rateMin, rateType = 'hour', includeUndisclosed }: JobsSearch): Filter[] {
  if (rateMin === undefined) return []
  const orUnknown = includeUndisclosed ? ', or undisclosed' : ''
  const label = `From ${amountWords(rateMin, rateType)}${orUnknown}`
  const without = { rateMin: undefined, rateType: undefined, includeUndisclosed: undefined }
  return [{ key: 'rateMin', label, without: () => without }]
}

function startOf({ startBefore }: JobsSearch): Filter[] {
  if (startBefore === undefined) return []
  const label = startBefore === 'asap' ? 'Starts ASAP' : `Starts by ${startWords(startBefore)}`
  return [{ key: 'startBefore', label, without: () => ({ startBefore: undefined }) }]
}

function appliedOf({ applied }: JobsSearch): Filter[] {
  return one('applied', applied && (applied === '0' ? 'Not applied to yet' : 'Applied to'))
}
