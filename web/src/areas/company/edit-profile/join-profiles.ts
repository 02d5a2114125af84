import {
  isSameValue,
  profileFields,
  type ProfileField,
  type ProfileValues,
} from './profile-values.ts'

interface Versions {
  /** What both began with. */
  readonly base: ProfileValues
  /** What stands in this window. */
  readonly mine: ProfileValues
  /** What was saved elsewhere meanwhile. */
  readonly theirs: ProfileValues
}

interface Joined {
  /** Mine, with everything that only the other side changed. */
  readonly values: ProfileValues
  /** What both sides changed, each in its own way: a person has to decide. */
  readonly conflicts: readonly ProfileField[]
}

/** Joins two versions of a profile that grew from the same one. */
export function joinProfiles({ base, mine, theirs }: Versions): Joined {
  const taken = profileFields.filter(
    (name) => isSame(name, mine, base) && !isSame(name, theirs, base),
  )
  const conflicts = profileFields.filter(
    (name) =>
      !isSame(name, mine, base) && !isSame(name, theirs, base) && !isSame(name, mine, theirs),
  )
  const fromThem = Object.fromEntries(taken.map((name) => [name, theirs[name]]))
  return { values: { ...mine, ...fromThem }, conflicts }
}

function isSame(name: ProfileField, one: ProfileValues, other: ProfileValues): boolean {
  return isSameValue(name, one[name], other[name])
}
