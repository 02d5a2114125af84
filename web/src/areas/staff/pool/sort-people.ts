import type { ProfileOrder, StaffProfile } from '@headframe/wire'

export interface LocalSort {
  sortField?: ProfileOrder | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

/** As the server would sort them: whoever has no value comes last either way. Without a field the newest parse is first. */
export function sorted(
  people: readonly StaffProfile[],
  { sortField = 'parse_timestamp', sortOrder = 'desc' }: LocalSort,
): StaffProfile[] {
  const sign = sortOrder === 'asc' ? 1 : -1
  return people.toSorted((one, other) => {
    const [a, b] = [one[sortField], other[sortField]]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    if (a === b) return 0
    return a < b ? -sign : sign
  })
}
