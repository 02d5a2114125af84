import { taxonomy } from './taxonomy.ts'

/** So near are two between which people change easily. */
export const near = 0.7

/** How easily somebody of one occupation does the other: 1 is the same, 0 has nothing to do with it. */
export function nearness(one: string, other: string): number {
  const { occupations } = taxonomy()
  const [first, second] = [occupations.get(one), occupations.get(other)]
  if (!first || !second) return 0
  if (one === other) return 1
  if (first.near.includes(other) || second.near.includes(one)) return near
  // Of another family they have no more than a word in common: an auto electrician wires no plant.
  if (first.family !== second.family) return 0
  return isNamedAfter(one, other) || isNamedAfter(other, one) ? near : 0.35
}

export function familyOf(occupation: string): string {
  return taxonomy().occupations.get(occupation)?.family ?? ''
}

/** All by name, as the table orders them: what can be suggested. */
export function allOccupations(): string[] {
  return [...taxonomy().occupations.keys()]
}

/** An underground electrician is an electrician. */
export function isNamedAfter(special: string, general: string): boolean {
  return special.endsWith(` ${general}`)
}
