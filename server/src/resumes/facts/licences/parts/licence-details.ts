import { anyOf, pattern } from '../../../../text/any-of.ts'
import type { ReadLicence } from '../../../resume-facts.ts'
import { modelsIn } from '../../machines.ts'
import { highRiskLetters } from '../names/class-letters.ts'
import { printedDates, ticketDatesIn } from './ticket-dates.ts'
import type { DateHabit } from './ticket-dates.ts'

export type LicenceDetails = Omit<ReadLicence, 'name' | 'code' | 'isAsWritten'>

const labels = anyOf(
  // "Licence no.", "member number", "nr"
  /(?:licen[cs]e|lic|card|ticket|certificate|cert|registration|rego?|member|serial|id)?\.?\s*(?:no|number|num|nr)\b\.?/iu,
  // "Card: 4711", "Ref 4711"
  /(?:licen[cs]e|lic|card|ticket|cert|id|ref)\b\.?(?=\s*[:#])/iu,
  /ref\b\.?(?=\s)/iu,
)

const labelledNumber = anyOf(
  pattern`\b${labels}\s*[:#.–-]*\s*(?<number>[A-Z]{0,5}[- ]?\d[\dA-Z/-]{2,18}(?: \d{3}){0,3})(?![\p{L}\d])`,
  // "#4711"
  /#\s*(?<marked>[A-Z]{0,5}-?\d[\dA-Z-]{2,18})/iu,
)
/** Nothing else printed beside a ticket is so long, once dates and units are taken out. */
const bareNumber =
  /(?<![\p{L}\d/.-])(?:[A-Z]{1,4}-?)?(?:\d{5,12}[A-Z]?|\d{3} \d{3} \d{3})(?![\p{L}\d/.-])/u
/** "DR-22-44109", "2GC-0912": parts of letters and figures, four figures at least among them. */
const dashedNumber =
  /(?<![\p{L}\d/.-])(?=(?:[A-Z-]*\d){4})[A-Z\d]{1,6}(?:-[A-Z\d]{2,8}){1,3}(?![\p{L}\d/-])/u
/** "AS 1796", "ISO 45001:2018"; and "US 23229", "unit standard 6400, 6401", as New Zealand numbers its units */
const standard =
  /\b(?:(?:AS(?:\/NZS)?|NZS|ISO|IEC|EN)[ -]?\d[\d.:-]*|(?:US|[Uu]nits?(?: [Ss]tandards?)?) \d{3,5}(?:, \d{3,5})*\b)/g
const unitCode = /\b[A-Z]{3,8}\d{3,5}[A-Z]?\b/g
/** Of a unit, and of no machine: behind the name of its maker, LTM1400 is a crane. */
const longCode = /(?<!\p{Lu}\p{Ll}+ )\b[A-Z]{3,8}\d{3,5}[A-Z]?\b|\b[A-Z]{4,8}\d{3,5}[A-Z]?\b/gu

const wordsOfIssuer = anyOf(
  /issued by|issuing (?:authority|body|organisation)|issuer|(?:training )?provider|rto(?=\s*[:–-])/iu,
  /completed (?:with|through|at)|delivered by|trained by/iu,
)
const endOfIssuer = anyOf(
  /$|[;|•·()[\]–—\t]|,|\s-\s/iu,
  /\b(?:no|number|exp\w*|valid|issued|on|in)\b/iu,
  /\d/iu,
)

const issuerLabel = pattern`\b${wordsOfIssuer}\s*[:–-]?\s*(?<issuer>\p{L}[\p{L}\d&.,'’ ]{1,50}?)(?=\s*${endOfIssuer})`
const stateName = /(?<![\p{L}&-])(WA|QLD|Qld|NSW|VIC|Vic|SA|NT|TAS|Tas|ACT)(?![\p{L}\d&-])/gu

/** What is printed beside a licence: its number, dates, who issued it and where. */
export function detailsIn(text: string, habit: DateHabit): LicenceDetails {
  const issuer = issuerLabel.exec(text)?.groups?.['issuer']?.trim()
  return { ...numberOf(text), ...datesOf(text, habit), ...(issuer && { issuer }), ...stateOf(text) }
}

function datesOf(text: string, habit: DateHabit) {
  const { expiry = null, ...dates } = ticketDatesIn(text, habit)
  return { expiry, ...dates }
}

function numberOf(text: string): Pick<LicenceDetails, 'number'> {
  const { number, marked } = labelledNumber.exec(text)?.groups ?? {}
  const labelled = (number ?? marked)?.trim()
  if (labelled && printedDates(labelled, true).length === 0) return { number: labelled }
  const rest = withoutDates(text).replaceAll(unitCode, ' ').replaceAll(standard, ' ')
  return { number: (bareNumber.exec(rest) ?? dashedNumber.exec(rest))?.[0] ?? null }
}

function withoutDates(text: string): string {
  return printedDates(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + '/'.repeat(end - start) + rest.slice(end),
    text,
  )
}

const amongClasses = new RegExp(
  String.raw`\bSA\b(?=\W+[Aa]dv)|(?<=\b(?:${highRiskLetters})[\s,/&]+)SA\b|\bSA(?=[\s,/&]+(?:${highRiskLetters})\b)`,
  'g',
)

function stateOf(text: string): Pick<LicenceDetails, 'state'> {
  // SA among classes is for scaffolds.
  const written = text.replaceAll(amongClasses, '')
  const states = new Set(Array.from(written.matchAll(stateName), ([name]) => name.toUpperCase()))
  const [state] = states
  return state && states.size === 1 ? { state } : {}
}

/** The machines that somebody was found fit to run, by the shape of their models: CAT 793F, PC2000. */
export function machinesIn(text: string): string[] {
  return modelsIn(withoutDates(text).replaceAll(longCode, ' '))
}

/** "VOC: D9", "Scissor lift VOC": where no model is told, the few words beside it are the machine. */
export function machineBeside(text: string): string | undefined {
  // "VOC Franna, Issued by: Acme": of a row, up to what its other cells tell.
  const [head = text] = text.split(detailOfRow)
  const rest = withoutDates(onlyFitness.test(head) ? text : head)
    .replace(/\s\([^()]*(?:$|\/{2}[^()]*\)\W*$)/, ' ')
    .replaceAll(/\bvocs?\b|\bverifications? of competency\b|[/:,.–—-]+(?=\s|$)|[()]/gi, ' ')
    .replaceAll(
      /\b(?:numerous|various|several|multiple|many|all|current|held|valid|until|expir(?:y|es)|exp|rigs|machines|plant|equipment|site|internal|external|in[ -]?house)\b/gi,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim()
    .replace(/ to$/, '')
  const isMeasure = /^\d+ ?(?:t|tonnes?|years?|yrs?|months?|mths?)$/i.test(rest)
  // "VOC Piling Rig – Bauer BG series", but no sentence.
  const isNamed = /^\W*vocs?\b/i.test(text) && !smallWord.test(rest)
  const most = isNamed ? (/^\p{Lu}/u.test(rest) ? 6 : 4) : 3
  return /\p{L}/u.test(rest) && !isMeasure && rest.split(' ').length <= most ? rest : undefined
}

const onlyFitness = /^\W*(?:vocs?|verifications? of competency)\W*$/i
/** What the cells of a row of a table that tell of its ticket are called in its text. */
export const labelOfRow = /(?:No|Issued(?: by)?|Expires):/
const detailOfRow = pattern`,\s*(?:${labelOfRow}|Held:|class \d\b)|\t`

const smallWord = /\s(?:for|the|of|at|by|in|on|with|to|as|was|is)\s/i

export function endOf({ expiry, expiresOn }: LicenceDetails) {
  return { expiry, ...(expiresOn && { expiresOn }) }
}
