import { allOccupations, familyOf, nearness } from '../occupations/nearness.ts'
import type { OpeningGist, PersonGist } from './gists.ts'

/** The kinds of work that an opening is of; none where nobody can tell. */
export function familiesOfOpening({ occupations }: OpeningGist): string[] {
  return unique(occupations.map(({ name }) => familyOf(name)))
}

/** The kinds of work that somebody could be compared for: their own, and those that people change to from there. */
export function familiesOfPerson({ occupations }: Pick<PersonGist, 'occupations'>): string[] {
  const near = allOccupations().filter((other) =>
    occupations.some(({ name }) => nearness(name, other) > 0),
  )
  return unique(near.map(familyOf))
}

function unique(families: readonly string[]): string[] {
  return [...new Set(families)].toSorted()
}
