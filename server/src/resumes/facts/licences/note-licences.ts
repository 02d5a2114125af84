import { pattern } from '../../../text/any-of.ts'
import { monthNumber, monthNumberOf } from '../dates/months.ts'
import { asWritten } from './as-written.ts'
import { isClassOfCard } from './names/class-letters.ts'
import { licencesIn } from './names/find-licences.ts'
import { isOfIssuer } from './names/issuers.ts'
import { mayExpire } from './names/known-licences.ts'
import type { FoundLicence } from './names/known-licences.ts'
import { detailsIn, endOf, labelOfRow, machineBeside, machinesIn } from './parts/licence-details.ts'
import type { LicenceDetails } from './parts/licence-details.ts'
import { fitness, groupsOf } from './parts/licence-parts.ts'
import { printedDates } from './parts/ticket-dates.ts'
import type { DateHabit, PrintedDate } from './parts/ticket-dates.ts'
import type { TicketList } from './ticket-list.ts'
import { isMoreOfLatest, isOnSameCard } from './parts/told-of-tickets.ts'

export interface Reading extends DateHabit {
  readonly tickets: TicketList
  /** What was told of a card before the classes on it. */
  readonly card?: LicenceDetails | undefined
}

/** The licences of a part, in groups that share what is told of them. */
export function noteNamed(
  part: string,
  isOwn: boolean,
  { tickets, card, ...habit }: Reading,
  isTheirs: (one: FoundLicence) => boolean = () => true,
): string[] {
  const keys: string[] = []
  const named = licencesIn(part, isOwn)
  const theirs = named.filter((one) => isTheirs(one) && !isOfIssuer(part, one, named))
  const ends = endsByName(part, theirs, habit)
  const again = namedAgain(part, theirs)
  const ofRow = isOwn ? toldInLastCell(part, habit) : undefined
  let before: LicenceDetails | undefined
  for (const { found, begin, text: whole } of groupsOf(part, theirs)) {
    // In a sentence, what stands before the first is told of something else.
    const text = isOwn ? whole : whole.slice((found[0]?.at ?? begin) - begin)
    const isTold = isOwn || hasLabel.test(text) || hasDateBehind(text, found)
    // Among dates that are ends, that of a White Card is when it was issued, and that of a VOC when it was done.
    const mayEnd = found.some(({ licence }) => mayExpire(licence.name))
    const isOfFitness = found.some(({ licence }) => licence.name === fitness)
    const areEnds = habit.areEnds === true && mayEnd && !isOfFitness
    const told = isTold ? detailsIn(text, { ...habit, areEnds }) : nothingTold
    const isSame = isOnSameCard(text) && mayEnd
    const isOnCard = isSame || found.every(({ licence }) => isClassOfCard(licence))
    const ofCard = (isSame ? before : undefined) ?? card
    const details =
      ofCard && isOnCard ? onCard(told, ofCard) : orOfRow(told, mayEnd ? ofRow : undefined)
    before = details
    const held = isOfFitness ? found.filter((one) => !isMachine(part, one)) : found
    const others = held.filter(({ licence }) => licence.name !== fitness)
    // "KS-1190" has the shape of a model; companies are shown machines, and no numbers.
    const machines = machinesOf(text, isOfFitness && others.length === 0).filter(
      (machine) => !details.number?.includes(machine),
    )
    const isOfNothing = isOfFitness && others.length === 0 && machines.length === 0
    const isDated = details.number !== null || details.issued || details.expiry
    // "Side tipper VOC – Acme Haulage 2024": more than words beside it, and kept as it is written.
    if (isOfNothing && (!isDated || (isOwn && saysMoreThanFitness(text)))) continue
    const each = others.length > 0 ? others : held
    const areApart = each.length > 1 && !each.every(({ licence }) => isClassOfCard(licence))
    const inTurn = endsInTurn(text, each.length, habit)
    for (const [at, { licence }] of each.entries()) {
      const mayRun = isOfFitness || /^RII(?:MPO|HAN|VEH)/.test(licence.code ?? '')
      const { expiresOn, ...undated } = details
      const isOfOther = again !== undefined && again !== licence.name
      const shared = isOfOther || !expiresOn ? { ...undated, expiry: null } : details
      const own = inTurn[at] ?? withOwnEnd(shared, ends, licence.name)
      for (const machine of mayRun && machines.length > 0 ? machines : [undefined]) {
        const mine = { ...own, ...(machine && { machine }) }
        keys.push(tickets.note(licence, mine, { isOfSeveral: areApart }))
      }
    }
  }
  return keys
}

/** "Driver licence C, light vehicle permit", and in cells of their own what is told of both. */
function toldInLastCell(part: string, habit: DateHabit): LicenceDetails | undefined {
  const at = part.search(cellsOfRow)
  if (at !== -1) return detailsIn(part.slice(at), habit)
  const [, cell] = /\t([^\t]*)$/.exec(part) ?? []
  return cell && printedDates(cell, true).length === 1 && isMoreOfLatest(cell)
    ? detailsIn(cell, habit)
    : undefined
}

const cellsOfRow = pattern`, ${labelOfRow} `

function orOfRow(told: LicenceDetails, ofRow: LicenceDetails | undefined): LicenceDetails {
  const isDated = told.expiry !== null || told.issued || told.issuedOn
  return isDated || !ofRow ? told : { ...ofRow, ...told, ...endOf(ofRow) }
}

/** The end of another of them is no day on which this one was issued. */
function withOwnEnd(
  { issued, issuedOn, ...shared }: LicenceDetails,
  ends: ReturnType<typeof endsByName>,
  name: string,
): LicenceDetails {
  const isOfOther = [...ends.values()].some(({ expiry }) => expiry === issued)
  const begun = isOfOther ? {} : { ...(issued && { issued }), ...(issuedOn && { issuedOn }) }
  return { ...shared, ...begun, ...ends.get(name) }
}

/** Classes may have ends of their own; their number is that of the card. */
function onCard(told: LicenceDetails, card: LicenceDetails): LicenceDetails {
  if (told.number !== null) return told
  return told.expiry === null ? { ...told, ...card } : { ...told, number: card.number }
}

/** "HUET (May 2028)", "EEHA to 2028" */
function hasDateBehind(text: string, found: readonly FoundLicence[]): boolean {
  const [first, last] = [found[0], found.at(-1)]
  const behind = first && last ? text.slice(last.end - first.at) : ''
  const [date] = printedDates(behind)
  return (
    date !== undefined &&
    /^(?:-[AM]\b)?\s*(?:\([^()\d]*\)\s*)?(?:[(–—-]|to|until|till)\s*$/.test(
      behind.slice(0, date.start),
    )
  )
}

/** "First aid / CPR  11/2027 / 11/2026": as many dates as tickets, each in its turn; where one is to come they are ends. */
function endsInTurn(text: string, count: number, habit: DateHabit): readonly LicenceDetails[] {
  // Before them may stand when all were issued.
  const dates = printedDates(text, true).slice(-count)
  const between = dates.slice(1).map(({ start }, at) => text.slice(dates[at]?.end ?? 0, start))
  const isRow = between.every((sign) => /^\s*(?:[/&,+]|and)\s*$/.test(sign))
  const areEnds = dates.some(({ on }) => monthNumber(on) > monthNumberOf(habit.asOf))
  if (count < 2 || dates.length !== count || !isRow || !areEnds) return []
  const shared = detailsIn(text.slice(0, dates[0]?.start), habit)
  return dates.map(({ printed, on }) => ({ ...shared, expiry: printed, expiresOn: on }))
}

/** "First aid & CPR (CPR valid until 21/01/2027, First aid valid until 21/01/2029)", "… | CPR Jan 2027 / FA Jan 2029" */
function endsByName(
  part: string,
  found: readonly FoundLicence[],
  { asOf }: DateHabit,
): ReadonlyMap<string, Pick<LicenceDetails, 'expiry' | 'expiresOn'>> {
  const isToCome = ({ on }: PrintedDate) => monthNumber(on) > monthNumberOf(asOf)
  const told = found.flatMap(({ licence, end }, at) => {
    const behind = part.slice(end, found[at + 1]?.at)
    const [date] = printedDates(behind)
    const between = behind.slice(0, date?.start)
    const isAnnounced = announcesEnd.test(between)
    if (!date || !(isAnnounced || between.trim() === '')) return []
    const names = isAnnounced && isNamedBehind(found, at) ? namesUpTo(found, at) : [licence.name]
    return names.map((name) => ({ name, date, isEnd: isAnnounced || isToCome(date) }))
  })
  // In a cell of their own, beside one that is to come, another may have passed.
  const areEnds = /\t/.test(part) && told.some(({ isEnd }) => isEnd)
  const ends = new Map(
    told.flatMap(({ name, date, isEnd }) =>
      isEnd || areEnds ? [[name, { expiry: date.printed, expiresOn: date.on }] as const] : [],
    ),
  )
  return ends.size > 1 ? ends : new Map()
}

/** "First aid + CPR ends 11/4/28 (CPR 11/4/27)": what has a date of its own once more behind, shares the first. */
function isNamedBehind(found: readonly FoundLicence[], at: number): boolean {
  const [own, ...behind] = found.slice(at).map(({ licence }) => licence.name)
  return own !== undefined && behind.includes(own)
}

function namesUpTo(found: readonly FoundLicence[], at: number): string[] {
  return [...new Set(found.slice(0, at + 1).map(({ licence }) => licence.name))]
}

/** "First aid + CPR, CPR due June 2027": in the same words once more, before what is told of it alone. */
function namedAgain(part: string, found: readonly FoundLicence[]): string | undefined {
  const last = found.at(-1)
  const words = ({ at, end }: FoundLicence) => part.slice(at, end).toLowerCase()
  const others = found.slice(0, -1)
  const [date] = printedDates(part.slice(last?.end))
  const isItsEnd = last && date && announcesEnd.test(part.slice(last.end).slice(0, date.start))
  const isAgain = isItsEnd && others.some((one) => one.at < last.at && words(one) === words(last))
  const areOthers = others.some(({ licence }) => licence.name !== last?.licence.name)
  return isAgain && areOthers && !isClassOfCard(last.licence) ? last.licence.name : undefined
}

const announcesEnd =
  /^\s*(?:exp\w*\.?|valid|current|good|due|ends?|runs?|until|till|to)(?: (?:to|out|until|till))?\s*:?\s*$/i

/** Whoever was found fit for a Franna is licensed for cranes by a card that says so. */
function isMachine(part: string, { at, end }: FoundLicence): boolean {
  return /^franna/i.test(part.slice(at, end))
}

function saysMoreThanFitness(text: string): boolean {
  const words = asWritten(text)?.replaceAll(/\b(?:vocs?|verifications? of competency)\b/gi, '')
  return /\p{L}{3}/u.test(words ?? '')
}

function machinesOf(text: string, isBareFitness: boolean): string[] {
  const models = machinesIn(text)
  const [model = '', ...others] = models
  const beside = others.length === 0 && isBareFitness ? machineBeside(text) : undefined
  // "Water cart 777F": a model may be of machines of several kinds; other figures beside it are none of it.
  const isWhole = beside?.includes(model) && (model === '' || !/\d/.test(beside.replace(model, '')))
  return beside && isWhole ? [beside] : models
}

const nothingTold: LicenceDetails = { number: null, expiry: null }
const hasLabel =
  /\b(?:exp|expir\w+|valid|current|until|runs? (?:out|to)|good to|lapses?|renew\w*|refresh\w*|due|dated|no|number|licen[cs]e|issued)\b|#/i

/** A ticket that no list knows. */
export function noteAsWritten(
  part: string,
  tickets: TicketList,
  details: LicenceDetails,
): string[] {
  const name = asWritten(details.number ? withoutNumber(part, details.number) : part)
  return name ? [tickets.note({ name, code: null, isAsWritten: true }, details)] : []
}

/** A number is told beside the name, and so is what stands behind it: "Shotfirer SH 30991, to 2029". */
function withoutNumber(part: string, number: string): string {
  const [before = ''] = part.split(number)
  const name = before.trimEnd().replace(/\s[A-Z]{2,3}$/, '')
  return name.split(/\s+/).length > 1 && /[\p{L})]$/u.test(name) ? name : part
}
