import { kindOfHeading } from '../../sections/heading-words.ts'
import { licencesIn } from '../names/find-licences.ts'
import { isDenied } from '../held/held.ts'
import {
  areClassesAlone,
  areNothingButClasses,
  highRiskLetters,
  isClassOfCard,
} from '../names/class-letters.ts'
import { asInduction, labelOfInduction, listsInductions } from './inductions.ts'
import { machinesIn } from './licence-details.ts'
import { withSharedDate } from './shared-dates.ts'
import { printedDates } from './ticket-dates.ts'
import { isPaper, saysItIsOne } from './says-it-is-one.ts'
import { capitalised, maybeNameInSmall } from './small-letters.ts'
import { isOnSameCard, isTold } from './told-of-tickets.ts'
import { namesUnit } from '../names/unit-codes.ts'

const mostWords = 5

/**
 * "MR, Loader, First aid": tickets in a row of commas or of slashes with blanks around them; a number, a
 * date or an issuer between them is of one.
 */
export function listedIn(part: string): string[] {
  if (isOneCardAbroad(part.split(comma))) return [part]
  const { list, label } = withoutLabel(part)
  const apart = piecesOf(list)
  if (apart.length > 1 && apart.every(isOfHighRisk)) return [part]
  if (areClassesAlone(list) && severalClasses.test(list) && !apart.some(isOfNoClass)) return [part]
  const pieces = withSharedDate(apart, { isSlashed: slash.test(list) && !list.includes(', ') })
  if (pieces.length === 2 && pieces.some((piece, at) => piece !== apart[at])) return pieces
  if (areTwo(pieces) || (label === undefined && areTwoDated(pieces))) return pieces.map(capital)
  if (label === inductions && pieces.every(isShort)) return pieces.map(asInduction)
  const ofFit = label === voc && pieces.length > 1 ? machinesOfFitness(pieces) : undefined
  if (ofFit) return ofFit
  // "DD421, Cat R2900G – VOC Mar 2024": found fit for each of them.
  const isOfMachines = pieces.filter((piece) => machinesIn(piece).length > 0).length > 1
  if (isOfMachines && ofFitness.test(list)) return [list]
  const isList = pieces.length > 2 && (areShort(pieces) || areDated(pieces))
  // Of a car's letter only the label says what it is, and it says no more.
  if (areNothingButClasses(list)) return [/^\W*C\b/.test(list) ? list : part]
  if (!isList) return [part]
  if (pieces.some(isTold)) return [part]
  const known = pieces.map((piece) => licencesIn(piece, true))
  const count = pieces.filter((piece, at) => known[at]?.length || namesUnit(piece)).length
  // Behind a comma may stand who issued it and a remark.
  const areMore = pieces.slice(1).every((piece) => mayBeName(piece) || saysItIsOne(piece))
  const areEachDated = pieces.every((piece) => printedDates(piece, true).length === 1)
  const mayTellMore = pieces.length === 3 && (known[0]?.length ?? 0) > 0 && !/\s[/+]\s/.test(list)
  if (count === 1 && mayTellMore && !areMore && !areEachDated) return [part]
  const isSure = count * 2 >= pieces.length || areDated(pieces)
  const areClasses = known.map(
    (found) => found.length > 0 && found.every(({ licence }) => isClassOfCard(licence)),
  )
  const isOfCard = (at: number): boolean =>
    areClasses[at] ||
    (letters.test(pieces[at] ?? '') && (areClasses[at - 1] || areClasses[at + 1]) === true)
  return pieces.reduce<string[]>((parts, piece, at) => {
    const last = parts.at(-1)
    if (last && isOfCard(at - 1) && isOfCard(at) && !isToldApart(last, piece))
      return [...parts.slice(0, -1), `${last}, ${piece}`]
    return [...parts, isSure || (count > 0 && mayBeName(piece)) ? capital(piece) : piece]
  }, [])
}

/** "785C truck, tool carrier, Franna (Redgum, 2023)": found fit for each, where and when the bracket says. */
function machinesOfFitness(pieces: readonly string[]): string[] | undefined {
  const last = pieces.at(-1) ?? ''
  const isOfEach = pieces.slice(0, -1).some((piece) => piece.includes('('))
  const [ofAll = ''] = isOfEach ? [] : (/\s*\([^()]*\d{4}\)\W*$/.exec(last) ?? [])
  const machines = [
    ...pieces.slice(0, -1),
    ...twoMachines(last.slice(0, last.length - ofAll.length)),
  ]
  if (!machines.every(isShort) || machines.map(withoutAsides).some(isToldOf)) return undefined
  return machines.map((machine) => `${voc}: ${machine}${ofAll}`)
}

/** "16M grader and Hitachi EX3600" */
function twoMachines(last: string): string[] {
  const machines = last.split(/\s(?:and|&|\+)\s/)
  const areMachines = machines.every(
    (machine) => machinesIn(machine).length > 0 || licencesIn(machine, true).length > 0,
  )
  return areMachines ? machines : [last]
}

/** "DG - same card / forklift - nope": each class with what is told of it. */
function isToldApart(before: string, piece: string): boolean {
  return isOnSameCard(piece) || isDenied(piece) || isOnSameCard(before) || isToldOf(before)
}

/** "QAL - 11/27 / Yarwun - 11/27 / NRG - ran out 05/25": nearly each has a date of its own. */
function areDated(pieces: readonly string[]): boolean {
  const dated = pieces.filter((piece) => printedDates(piece, true).length === 1)
  const others = pieces.filter((piece) => !dated.includes(piece))
  const known = others.filter((piece) => licencesIn(piece, true).length > 0)
  const areKnown = dated.length > 1 && known.length * 3 >= others.length * 2
  return pieces.length > 2 && (dated.length * 4 >= pieces.length * 3 || areKnown)
}

/** "HRWL (WA) 3318820: SA, RA, DG – all to 09/2030": classes of one card, with what is told of it. */
function isOfHighRisk(piece: string): boolean {
  return startsWithClass.test(piece.replace(/^[^:,]*:\s*/, ''))
}

/** "DG, LF (all exp 8/2029), heights": behind the classes of a card stand other tickets. */
function isOfNoClass(piece: string): boolean {
  return licencesIn(piece, true).some(({ licence }) => !isClassOfCard(licence))
}

const slash = /\s\/\s/
const startsWithClass = new RegExp(String.raw`^(?:${highRiskLetters})\b`)
const severalClasses = /^\W*[A-Z][A-Z\d]\W+(?:and )?[A-Z][A-Z\d]\b/

/** Of a scaffolder or of a crane, where other classes stand beside them. */
const letters = /^\W*(?:SA|CO)\b/

/** A ticket that is known, or says that it is one, may have an endorsement behind it. */
function isShort(piece: string): boolean {
  const words = wordsIn(piece)
  const isOne = isPaper.test(piece) || licencesIn(piece, true).length > 0
  return words <= mostWords || (words <= 2 * mostWords && isOne)
}

/** In a long list one of many may say more. */
function areShort(pieces: readonly string[]): boolean {
  return pieces.filter((piece) => !isShort(piece)).length * 10 <= pieces.length
}

/** "RIW card, Cat 3 medical": one at least is not known, and says of itself that it is one. */
function areTwo(pieces: readonly string[]): boolean {
  const others = pieces.filter((piece) => licencesIn(piece, true).length === 0)
  return (
    pieces.length === 2 &&
    others.length > 0 &&
    others.every((other) => isPaper.test(other) && !isTold(other) && !isOnSameCard(other))
  )
}

/** "Silica awareness 2024, HSR 5 day course 2023", "Isolation officer (exp 2027), first aid (exp 2028)" */
function areTwoDated(pieces: readonly string[]): boolean {
  const names = pieces.map((piece) => datedAtEnd.exec(piece)?.groups?.['name'] ?? '')
  return pieces.length === 2 && names.every((name) => wordsIn(name) > 1 && !isTold(name))
}

const datedAtEnd = /^(?<name>[^()]+?)\s(?:(?:19|20)\d\d|\([^()]*(?:19|20)\d\d\))\.?$/

/** "Führerschein Klasse B, C, CE", "Driving licence B, C1, C1E (UK)": nothing but letters behind a name that ends with such. */
function isOneCardAbroad([first = '', ...others]: readonly string[]): boolean {
  return (
    /\p{L}{3}.*\s[A-Z]\d?\+?E?$/u.test(first) &&
    others.every((one) => /^[A-Z]\d?\+?E?(?: \([^()]*\))?(?:\t|$)/.test(one))
  )
}

function isToldOf(piece: string): boolean {
  const [date] = printedDates(piece, true)
  return date !== undefined && (isTold(piece) || piece.trim() === date.printed)
}

/** What is told of a ticket in brackets or behind a dash is no part of its name. */
function wordsIn(piece: string): number {
  return withoutAsides(piece)
    .replace(/\s[–—-]\s*(?:valid|current|good|exp\w*|to|until|till|due)\b.*\d{4}\W*$/i, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length
}

function withoutAsides(piece: string): string {
  return piece.replaceAll(/\([^()]*\)/g, '')
}

/** Between names, and neither within brackets nor before how long the last lasts: "done 7/2026, 2 years" */
const comma = /,\s+(?![^()]*\))(?!(?:valid )?(?:for )?\d+ (?:years?|yrs?|months?)\b)/

function piecesOf(list: string): string[] {
  const pieces = lastApart(list.split(comma))
  const slashed = list.split(/\s+\/\s+/)
  if (slashed.length > Math.max(2, pieces.length)) return slashed
  return pieces.length > 1 ? pieces : joinedBySigns(list)
}

/** "HR, slag handling & kibble pass": of two or more words each, or known. */
function lastApart(pieces: readonly string[]): string[] {
  const last = pieces.at(-1) ?? ''
  const [one = '', other = '', ...more] = last.split(/\s(?:and|&|\+)\s(?![^()]*\))/)
  const areTwoNames = [one, other].every(
    (name) => licencesIn(name, true).length > 0 || mayBeName(name),
  )
  const isApart =
    pieces.length > 1 && more.length === 0 && areTwoNames && !isKnownWhole(last, one, other)
  return isApart ? [...pieces.slice(0, -1), one, other] : [...pieces]
}

/** Of high risk work, without its class: "dogging, rigging and scaffolding". */
const withoutClass = /^(?:rigging|scaffolding|cranes?|hoists?)$/i

function mayBeName(piece: string): boolean {
  return maybeNameInSmall(piece) || withoutClass.test(piece)
}

/** What the lists know in both parts is told apart there, with what they share. */
function isKnownWhole(last: string, one: string, other: string): boolean {
  return (
    [one, other].every((name) => licencesIn(name, true).length > 0) &&
    licencesIn(last, true).length > 1
  )
}

/** "HR licence - White card - Slag handling", "White card + Slag handling + Kibble pass" */
function joinedBySigns(list: string): string[] {
  const apart = [/\s[–—-]\s(?![^()]*\))/, /\s[+&]\s(?![^()]*\))/].map((sign) => list.split(sign))
  const found = apart.find(
    (pieces) =>
      pieces.length > 2 &&
      pieces.every(
        (piece) =>
          /^\p{L}/u.test(piece) && !isTold(piece) && printedDates(piece, true).length === 0,
      ) &&
      licencesIn(pieces[0] ?? '', true).length > 0,
  )
  return found ?? [list]
}

const voc = 'VOC'
const ofFitness = /\bvocs?\b|\bverifications? of competency\b|\bsigned off\b/i

const inductions = 'inductions'

/** "Inductions: Karri Pit, Wandoo Port", "Machines (VOC): 777D, 785C", "VOC DD421, R2900"; a label that is a ticket stays. */
function withoutLabel(part: string): { list: string; label?: string } {
  const [whole = ''] =
    /^[\p{L} &/()]{3,40}(?:\(\d[^()]*\)|,? \d{4})?(?::|\s[–—-])\s+(?=.*(?:,|\s\/\s))/u.exec(part) ??
    []
  const list = part.slice(whole.length)
  const [fit = ''] = /^\W*vocs?\s+(?=\p{Lu}.*,)/iu.exec(part) ?? []
  if (fit !== '' && piecesOf(part).every((piece) => machinesIn(piece).length > 0))
    return { list: part.slice(fit.length), label: voc }
  if (ofFitness.test(whole)) return { list, label: voc }
  if (listsInductions.test(whole)) return { list, label: inductions }
  const [ofOne = ''] = labelOfInduction.exec(part) ?? []
  if (ofOne !== '') return { list: part.slice(ofOne.length), label: inductions }
  if (kindOfHeading(whole) === 'licences') return { list }
  const isTicket = !whole.trimEnd().endsWith(':') || licencesIn(whole, true).length > 0
  return { list: isTicket ? part : list }
}

/** Among tickets that are sure, one that no list knows may be written in small letters. */
function capital(piece: string): string {
  const bare = piece.replace(
    /^(?:and )?(?:an? (?!grade|class)|my |current (?=\p{L})|valid (?!to|until))?/u,
    '',
  )
  return capitalised(bare)
}
