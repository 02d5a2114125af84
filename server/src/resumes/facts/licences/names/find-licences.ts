import { areHighRisk } from './class-letters.ts'
import { driverClassesIn, highRiskClassesIn, isNameOfHeavier } from './licence-classes.ts'
import { isFromAbroad } from './from-abroad.ts'
import { licenceCalled, namedLicences, unitsIn } from './known-licences.ts'
import { isUnitCode } from './unit-codes.ts'
import type { FoundLicence } from './known-licences.ts'

/** Every licence that a text names, in the order in which they stand. */
export function licencesIn(text: string, isAmongTickets: boolean): FoundLicence[] {
  const called = namedLicences(text, isAmongTickets)
  const highRisk = highRiskClassesIn(text, isAmongTickets)
  const isAmongOthers = called.length + highRisk.length > 0
  const classes = [...highRisk, ...driverClassesIn(text, isAmongTickets, isAmongOthers)]
  const named = called.filter(
    (one) =>
      !isNameOfHeavier(text, one) &&
      !isOfNumberedClass(text, one) &&
      !isFromAbroad(text, one) &&
      !isModel(text, one) &&
      !isModule(text, one) &&
      !classes.some(({ at, end }) => at === one.at && end === one.end),
  )
  const units = unitsIn(text)
  const found = [...units, ...classes, ...named.map((one) => withUnitOf(one, units))]
  return found
    .filter((one) => !found.some((other) => isWithin(one, other)) && !isInNumber(text, one, found))
    .filter((one) => !found.some((other) => isCodeOf(text, one, other)))
    .filter((one, _, all) => !all.some((other) => isMedicalOf(text, one, other)))
    .filter((one, _, all) => !isOfNumber(text, one, all))
    .filter((one, _, all) => !all.some((other) => isToldOfCard(text, one, other)))
    .map((one) => ofItsReach(one, text))
    .toSorted((a, b) => a.at - b.at)
}

/** "Conduct wheel loader operations RIIMPO304E": named before the unit that it is. */
function withUnitOf(one: FoundLicence, units: readonly FoundLicence[]): FoundLicence {
  const unit = units.find(({ licence }) => licence.name === one.licence.name)
  return unit ? { ...one, licence: unit.licence } : one
}

/** "RIIVEH305 Light vehicle": called as it is behind its code, and not as others call it. */
function isCodeOf(text: string, unit: FoundLicence, one: FoundLicence): boolean {
  if (one.licence.name === unit.licence.name || one.at <= unit.end) return false
  return (
    isUnitCode(text.slice(unit.at, unit.end)) &&
    !isUnitCode(text.slice(one.at, one.end)) &&
    /^[\s:–—-]{1,3}$/.test(text.slice(unit.end, one.at))
  )
}

/** "Driver licence Class 2 & 4": abroad, where classes have numbers, it need not be a car's; nor is "Class 2: medium rigid" ours. */
function isOfNumberedClass(text: string, { licence, at, end }: FoundLicence): boolean {
  if (licence.code === 'MR' || licence.code === 'HR')
    return /\bclass \d[\s:(–—-]*$/i.test(text.slice(0, at))
  return (
    licence.code === 'C' &&
    /^[^;|]{0,12}\b(?:class(?:es)?\W{0,2}\d|code\W{0,2}[A-Z]{1,2}\d?\b)/i.test(text.slice(end))
  )
}

/** "Terex Franna AT40": a machine, whatever licence it takes. */
function isModel(text: string, { at, end }: FoundLicence): boolean {
  return /^franna$/i.test(text.slice(at, end)) && /^ (?:AT|MAC)[ -]?\d/i.test(text.slice(end))
}

/** "GWO Working at Heights": one of the modules, and not the basic ones together. */
function isModule(text: string, { at, end }: FoundLicence): boolean {
  return text.slice(at, end) === 'GWO' && oneModule.test(text.slice(end))
}

const oneModule =
  /^[\s:–—-]+(?:working at|manual|fire|first|sea|blade|advanced|enhanced|lift|slinger|fitness|medical)/i

/** The DG of a "DG licence" is no class beside it. */
function isWithin(one: FoundLicence, other: FoundLicence): boolean {
  return other.at <= one.at && one.end <= other.end && other.end - other.at > one.end - one.at
}

/** "Coal medical: Order 43", "Coal Board Medical (Order 43)": one, by the order that asks for it. */
function isMedicalOf(text: string, one: FoundLicence, other: FoundLicence): boolean {
  const areMedicals =
    one.licence.name === 'Coal Board Medical' && other.licence.name.startsWith('Order')
  return areMedicals && /^[\s(:,–—-]*$/.test(text.slice(one.end, other.at))
}

/**
 * "Ochre Card (working with children)", "Shotfirer (NSW BEUL)", "SSAN / explosives clearance": beside its name, what the
 * card is for.
 */
function isToldOfCard(text: string, one: FoundLicence, other: FoundLicence): boolean {
  if (one.licence.name.startsWith('Shotfirer') && /\(BEUL\)/.test(other.licence.name))
    return one.end <= other.at && /^[^,;.]{0,12}$/.test(text.slice(one.end, other.at))
  if (one.licence.name.startsWith('Explosives Security') && /\(SSAN\)/.test(other.licence.name))
    return /^\s*\/\s*$/.test(text.slice(other.end, one.at))
  const isForChildren = one.licence.name.startsWith('Working with Children')
  const isCard = other.licence.name === 'Ochre Card' && other.end <= one.at
  return isForChildren && isCard && /^[\s(–—-]*(?:NT )?$/.test(text.slice(other.end, one.at))
}

/** "DG licence: DG 004411", "Ochre Card  WWC 330918": the letters before its number. */
function isOfNumber(
  text: string,
  { at, end, licence }: FoundLicence,
  all: readonly FoundLicence[],
): boolean {
  const behind = text.slice(end)
  if (!/^\W?\d{4}/.test(behind)) return false
  const areLetters = /^[A-Z]{2,4}$/.test(text.slice(at, end)) && /^\s\d{5}/.test(behind)
  return all.some(
    (other) =>
      (areLetters && other.end <= at && /^\s+$/.test(text.slice(other.end, at))) ||
      (licence.code === 'DG' && other.licence.name.startsWith('Dangerous Goods')),
  )
}

/**
 * "HRWL class WP, No: HR 440219", "HRWL LF WA HR 49920": letters with which a number begins; a driver's class may stand
 * before its own.
 */
function isInNumber(
  text: string,
  { at, end }: FoundLicence,
  all: readonly FoundLicence[],
): boolean {
  return (
    /^[A-Z]{2}$/.test(text.slice(at, end)) &&
    (/\bNo: ?$/.test(text.slice(Math.max(0, at - 5), at)) || isOnCard.test(text.slice(0, at))) &&
    /^ ?\d{4}/.test(text.slice(end)) &&
    all.some((one) => one.at < at && areHighRisk(one.licence))
  )
}

const isOnCard = /\b(?:hrwl?|high[ -]risk)\b[^,;|]{0,40}\b(?:WA|NSW|QLD|VIC|SA|NT|TAS|ACT) $/i

const isHigh =
  /\bhigh[ -]risk|\bhrwl?\b|\bWP\b|(?:\bover|\babove|[>≥])\s*11(?!\d)|\b11 ?m\w*\s*(?:\+|and (?:over|above))/i
const isLow = /(?:\bunder|\bbelow|\bless than|\bup to|[<≤])\s*11(?!\d)|\bscissor|\byellow card/i

/** A work platform is high risk work from eleven metres up, and a yellow card below. */
function ofItsReach(one: FoundLicence, text: string): FoundLicence {
  if (!/elevating work platform/i.test(one.licence.name)) return one
  const name = isLow.test(text)
    ? 'EWP Yellow Card'
    : isHigh.test(text)
      ? 'Boom-type Elevating Work Platform'
      : one.licence.name
  return name === one.licence.name ? one : { ...one, licence: licenceCalled(name) ?? one.licence }
}
