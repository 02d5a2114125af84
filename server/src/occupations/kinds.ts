import { plain } from '../text/plain.ts'
import { allOccupations, familyOf, isNamedAfter, near, nearness } from './nearness.ts'
import { occupationsInProse } from './occupations-in.ts'
import { taxonomy } from './taxonomy.ts'

let known: ReadonlyMap<string, readonly string[]> | undefined

/**
 * The occupation and all that are it in particular: by their name, as an underground electrician is an
 * electrician, or by what people call them, as whoever drives a haul truck is a truck driver.
 */
export function kindsOf(occupation: string): readonly string[] {
  known ??= new Map(allOccupations().map((name) => [name, findKinds(name)]))
  return known.get(occupation) ?? []
}

/** All that an occupation is a kind of, and itself. */
export function generalOf(occupation: string): string[] {
  return allOccupations().filter((general) => kindsOf(general).includes(occupation))
}

/** So many others are worth a look where nobody seeks the occupation itself. */
const mostChangedTo = 5

/** Whom people of an occupation become most easily, those of the same kind of work first; not what it has in it already. */
export function changedToFrom(occupation: string): string[] {
  const found = kindsOf(occupation)
  const others = allOccupations().filter(
    (other) => !found.includes(other) && nearness(occupation, other) >= near,
  )
  const isOfFamily = (name: string) => familyOf(name) === familyOf(occupation)
  return others
    .toSorted((a, b) => Number(isOfFamily(b)) - Number(isOfFamily(a)))
    .slice(0, mostChangedTo)
}

/** A name alone may mislead: an "ore spotter" is near to no spotter, nor to anybody who is one. */
function findKinds(general: string): string[] {
  const kinds = [general, ...allOccupations().filter((other) => isNamedAfter(other, general))]
  const called = allOccupations().filter(
    (other) => !kinds.includes(other) && isCalled(other, general),
  )
  for (const kind of kinds) {
    const more = called.filter((other) => !kinds.includes(other) && nearness(other, kind) >= near)
    // The list grows while it is gone through: an underground truck is near to a haul truck.
    kinds.push(...more)
  }
  return allOccupations().filter((name) => kinds.includes(name))
}

/** "Haul truck driver" says which truck driver; "rigger dogger" is two at once, and so no kind of either. */
function isCalled(special: string, general: string): boolean {
  const ending = ` ${plain(general)}`
  return phrasesOf(special).some((phrase) => {
    if (!phrase.endsWith(ending) || saysMore.test(phrase)) return false
    return occupationsInProse(phrase.slice(0, -ending.length)).length === 0
  })
}

/** Above it, below it, or two at once: a leading hand fitter is asked for as a leading hand. */
const saysMore =
  /^(?:trainee|apprentice|assistant|offsider|leading hand|lead|senior|principal|chief|head|executive)\b|supervis|&|\b(?:and|to)\b/

const plainPhrases = new Map<string, readonly string[]>()

function phrasesOf(occupation: string): readonly string[] {
  const phrases =
    plainPhrases.get(occupation) ??
    (taxonomy().occupations.get(occupation)?.phrases ?? []).map(({ text }) => plain(text))
  plainPhrases.set(occupation, phrases)
  return phrases
}
