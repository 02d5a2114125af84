import { areHighRisk, isClassOfCard } from '../names/class-letters.ts'
import type { FoundLicence } from '../names/known-licences.ts'
import { printedDates } from './ticket-dates.ts'

export const fitness = 'Verification of Competency (VOC)'

/** What stands between dividers that are not within brackets. */
export function partsOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if ('(['.includes(letter)) depth++
    if (')]'.includes(letter)) depth--
    if (depth <= 0 && ';|•·●▪◆■'.includes(letter)) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${letter}`)
  }
  const told = parts.filter((part) => part.trim() !== '')
  return told.filter((part, at) => !onlyDenies.test(part) && !onlyDenies.test(told[at + 1] ?? ''))
}

/** "Crane CN | in training": nothing but that what stands before it is not held. */
const onlyDenies =
  /^\W*(?:no?|nil|n\/a|not (?:held|yet)(?: held)?|in training|training(?: now)?|in progress|booked|pending|applied for|learning)\W*$/i

/** Licences that share what is told of them, and the text that tells it. */
export interface LicenceGroup {
  readonly found: readonly FoundLicence[]
  /** Where that begins in the part. */
  readonly begin: number
  readonly text: string
}

/** "WP (boom over 11 m), LF": no date and no number of a card. */
function tells(inner: string): boolean {
  return /\d{3}/.test(inner) || printedDates(inner, true).length > 0
}

const joint =
  /^[\s,&/+()'’"–—:-]*(?:and|with|plus|incl(?:\.|udes|uding)?|licen[cs]e|class(?:es)?|tickets?)?[\s,&/+()'’"–—:-]*$/i
/** "C6 slewing mobile crane, RA": behind the letters of a class stands what it is called. */
const namesOfClass =
  /^(?: [\p{L}-]+(?: (?:[\p{L}-]+|\d{1,3}t?)){0,6} {0,2}[,/&+]\s*|\s*[,/&+] (?:\p{Ll}[\p{L}-]* ){1,4})$/u
const tightJoint =
  /^\)?\s*(?:[&/+]|\((?:(?:with|incl\.?|including|plus)\s+)?(?:\p{Ll}+\s)?|\b(?:and|with|incl\.?|including)(?=\s))\s*(?:enter )?$/iu

/**
 * DG, RB and LF stand on one card with one number and one end; so do a ticket and its unit. Others that
 * follow one another each have what stands behind them.
 */
export function groupsOf(part: string, found: readonly FoundLicence[]): LicenceGroup[] {
  if (areNamesAndUnits(found)) return [{ found, begin: 0, text: part }]
  const groups: FoundLicence[][] = []
  for (const one of found) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && belongTogether(part, before, one)) group.push(one)
    else groups.push([one])
  }
  return groups.map((group, at) => {
    const begin = at === 0 ? 0 : beginOf(part, group)
    return { found: group, begin, text: part.slice(begin, groups[at + 1]?.[0]?.at) }
  })
}

/** "Heights & confined space – RIIWHS204E, RIIWHS202E": first their names and then, as often, their units. */
function areNamesAndUnits(found: readonly FoundLicence[]): boolean {
  const places = new Map(found.map(({ at, licence }) => [at, licence.name]))
  const names = [...places.values()]
  const half = names.length / 2
  return half > 1 && names.every((name, at) => name === names[(at + half) % names.length])
}

/** Which machine somebody was found fit for may stand before, up to the comma. */
function beginOf(part: string, [first]: readonly FoundLicence[]): number {
  const at = first?.at ?? 0
  if (first?.licence.name !== fitness) return at
  return part.slice(0, at).lastIndexOf(',') + 1 || at
}

/** "Grader (14M 16M) VOC", "Dozer D8 D10 VOC": its models stand between. */
const areModels =
  /^\s?\(?(?:[A-Z]{0,3}\d{1,4}(?:t|[A-Z]{0,2}\d?)[ &/,+]{0,3}){1,5}\)?[\s–—:-]{0,3}$/

/** "Skid steer (bobcat) VOC", "Roller VOC" */
const asCalled = /^(?:\s?\(\p{L}[\p{L} ]{1,20}\))?[)\s–—:(-]{0,3}$/u

/** "HR, LF and WP licences, all current until 2028" */
const toldOfSeveral = /\b(?:all|both|each|licen[cs]es|tickets)\b/i

function belongTogether(part: string, before: FoundLicence, one: FoundLicence): boolean {
  if (before.licence.name === one.licence.name) return true
  const between = part.slice(before.end, one.at)
  // "Roller VOC", "VOC: Cat D10T dozer": which machine somebody was found fit for.
  const isFitness = [before, one].some(({ licence }) => licence.name === fitness)
  const isMachine =
    /^RII(?:MPO|HAN|VEH)/.test(one.licence.code ?? '') || /^franna/i.test(part.slice(one.at))
  const isOfMachine = before.licence.name === fitness && isMachine
  if (isFitness && (isOfMachine ? /^[^,;]{0,30}$/ : asCalled).test(between)) return true
  if (isFitness && areModels.test(between) && !tells(between.replaceAll(/[A-Z]\d+|\d+[A-Z]/g, ' ')))
    return true
  const untold = between.replaceAll(/\([^()]*\)/g, (inner) => (tells(inner) ? inner : ' '))
  if (!isClassOfCard(before.licence) || !isClassOfCard(one.licence)) return tightJoint.test(between)
  // "Forklift, dogging, MC licence expired 2023": nobody drives on the card for high risk work.
  const areOnOneCard = areHighRisk(before.licence) === areHighRisk(one.licence)
  if (!areOnOneCard && !toldOfSeveral.test(part.slice(one.end))) return tightJoint.test(between)
  const areInTurn = areHighRisk(before.licence, one.licence) && namesOfClass.test(untold)
  return areInTurn || joint.test(untold)
}
