import type { ProfileOrder, StaffProfile } from '@headframe/wire'

/** To tell who fits takes the search and the words that it looks through, which stand on the server alone. */
export type LocalOrder = Exclude<ProfileOrder, 'fit'>

export interface LocalSort {
  sortField?: LocalOrder | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

/** As the server would sort them: whoever has no value comes last either way. Without a field they stand as they came. */
export function sorted(
  people: readonly StaffProfile[],
  { sortField, sortOrder = 'desc' }: LocalSort,
): StaffProfile[] {
  if (!sortField) return [...people]
  const sign = sortOrder === 'asc' ? 1 : -1
  return people.toSorted((one, other) => {
    const [a, b] = [one[sortField], other[sortField]]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    if (a === b) return 0
    return a < b ? -sign : sign
  })
}
