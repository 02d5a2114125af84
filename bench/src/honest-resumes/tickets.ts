import type { ReadLicence } from '@headframe/server/src/resumes/resume-facts.ts'
import type { HonestTicket } from './documents.ts'
import { isWithin, unbracketed, wordsOf } from './likeness.ts'
import { sameMonth } from '../resume-likeness.ts'
import { monthOf } from './months.ts'

/** By its name or its letters, of which either side may say more, or as it is printed. */
export function sameTicket(read: ReadLicence, real: HonestTicket): boolean {
  const ofMachine = read.machine === undefined ? [] : waysToSay(`${read.name} ${read.machine}`)
  const byCode = read.code === null ? [] : waysToSay(read.code)
  const reads = [...waysToSay(read.name), ...byCode, ...ofMachine]
  const reals = [...waysToSay(real.name), ...waysPrinted(real)]
  return reals.some((way) => reads.some((one) => isAlike(one, way)))
}

export function sameExpiry(read: ReadLicence, real: HonestTicket): boolean {
  return (
    read.expiresOn !== undefined &&
    sameTicket(read, real) &&
    sameMonth(read.expiresOn, monthOf(real.expires))
  )
}

/** What may be read or not: the halves of “First aid / CPR”, and one ticket for each of its machines. */
export function isOptional(read: ReadLicence, tickets: readonly HonestTicket[]): boolean {
  return tickets.some(
    (ticket) =>
      (ticket.optional === true || read.machine !== undefined) && sameTicket(read, ticket),
  )
}

/** Words that stand on tickets of any kind and tell none from another. */
const anyTicket = new Set(
  [
    'licence license ticket card certificate cert class course training competency statement',
    'work working safe safely enter entry operate operator operation provide conduct perform',
    'at in of for the and to a current national australian high risk formerly',
  ].flatMap((line) => line.split(' ')),
)

const letters: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bheavy rigid\b/g, 'hr'],
  [/\bmedium rigid\b/g, 'mr'],
  [/\blight rigid\b/g, 'lr'],
  [/\bheavy combination\b/g, 'hc'],
  [/\bmulti combination\b/g, 'mc'],
  [/\bcar\b/g, 'c'],
  [/\bpolice (?:clearance|certificate)\b/g, 'police check'],
  [/\belevat(?:ed|ing) work platforms?\b/g, 'ewp'],
  [/\barctick\b/g, 'arc'],
  [/\bblasting explosive\b/g, 'blast explosive'],
  [/\bhigh voltage\b/g, 'hv'],
  [/\blow voltage rescue\b/g, 'lvr'],
  [/\bverifications? of competency\b/g, 'voc'],
  [/\bwater carts?\b/g, 'water truck'],
  [/\bcardiopulmonary resuscitation\b/g, 'cpr'],
  [/\bwith children (?:check|clearance)\b/g, 'with children'],
  [/\boccupational first aid\b/g, 'advanced first aid'],
  // One kind of what is said more widely: of food safety, of which supervisors are another; of sets that are carried.
  [/\bfood handl(?:ing|er)\b/g, 'food safety handling'],
  [/\bopen circuit\b/g, 'self contained open circuit'],
  // Without “electrical”, which stands in brackets on other tickets too.
  [/\ba grade\b|(?<!restricted )\belectrician licen[cs]e\b/g, 'agrade'],
]

function waysToSay(name: string): string[][] {
  const inBrackets = [...name.matchAll(/\(([^)]*)\)/g)].map(([, inside = '']) => inside)
  return [name, unbracketed(name), ...inBrackets].map(tellingWords).filter((way) => way.length > 0)
}

/** A row for several levels, “S1, S2 and S3”, is each of them by its own alone. */
function waysPrinted({ name, printed = '' }: HonestTicket): string[][] {
  const own = tellingWords(name).filter((word) => level.test(word))
  return waysToSay(printed).map((way) =>
    isWithin(own, way) && own.length > 0
      ? way.filter((word) => !level.test(word) || own.includes(word))
      : way,
  )
}

const level = /^[a-z]\d$/

function tellingWords(name: string): string[] {
  const plain = wordsOf(name)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    // The letter at the end of a unit is its version.
    .map((word) => word.replace(/^([a-z]{6,8}\d{3,4})[a-z]$/, '$1'))
    .join(' ')
  const words = letters.reduce((text, [long, short]) => text.replaceAll(long, short), plain)
  return words.split(' ').filter((word) => word !== '' && !anyTicket.has(word))
}

const lorries = ['lr', 'mr', 'hr', 'hc', 'mc']

function isAlike(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one]
  const isAnyDriver = few.every((word) => word === 'driver')
  if (isAnyDriver && many.some((word) => lorries.includes(word))) return false
  return isWithin(few, many)
}
