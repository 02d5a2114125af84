import { anyOf, pattern } from '../../../text/any-of.ts'
import { kindOfHeading } from '../sections/heading-words.ts'
import { isNoTicket } from './no-tickets.ts'
import { capitalised } from './parts/small-letters.ts'
import { lasting, printedDates } from './parts/ticket-dates.ts'
import { isTold } from './parts/told-of-tickets.ts'
import { isKindOfTickets } from './names/kinds-of-tickets.ts'
import { nameWithUnit } from './names/unit-codes.ts'

const mostWords = 12
const mostLetters = 80

/** A ticket that no list knows, as it is written; nothing where it reads as a sentence or as a remark. */
export function asWritten(text: string): string | undefined {
  const told = text.replace(datesBefore, '')
  const named = withoutGaining(told).replace(goesOn, '')
  const whole = nameWithUnit(named) ?? withoutDetails(withoutLabel(named))
  const name = isLong(whole) ? upToItsPaper(whole) : whole
  const words = name.split(/\s+/)
  const isName =
    (name.length >= 3 || /^[A-Z]{2}$/.test(name)) &&
    name.length <= mostLetters &&
    words.length <= mostWords &&
    // "pXRF user licence"
    /^(?:\p{Ll}?\p{Lu}|\d)/u.test(name) &&
    /\p{L}{2}/u.test(name) &&
    !isNoTicket(name, text) &&
    !(words.length > 6 && /[.!?]$/.test(name)) &&
    !/[.!?]\s+\p{Lu}\p{Ll}/u.test(name.replaceAll(shortened, ''))
  return isName ? name : undefined
}

/** "Medical (incl. Chest X-ray)": no end of a sentence */
const shortened = /\b(?:incl?|gen|cert|lic|elec|mech|equip|adv|int|approx|st|mt|no)\.(?= )/gi

/** "[ 05/2024 – 05/2027 ] Provide first aid" */
const datesBefore = /^\W*\[[\d\s/.–—-]{4,30}\]\s*/

const gained = anyOf(
  /(?:my|passed|obtained|gained|did|got) (?!every|all|each|with|through)(?:the |an? |my )?/iu,
  /(?:current|valid|in[- ]date|up[- ]to[- ]date) (?!(?:to|until|till|as|for|from|and|exp\w*|in)\b)/iu,
)

/** "(no expiry) Rail induction", "My rail card", "Passed rail safety in 2024", "Current rail card" */
const toldBefore = anyOf(
  pattern`^\W*\((?:no (?:expiry|end)|n\/a)\)\s*(?:${gained})?(?=\p{L})`,
  pattern`^\W*${gained}(?=\p{L}{3})`,
)

/** "…, which I use every day", "…, I keep it current" */
const goesOn = /,\s+(?:which|I|i|we|it|they)\s.*$/u

function withoutGaining(text: string): string {
  const [before = ''] = toldBefore.exec(text) ?? []
  return before === '' ? text : capitalised(text.slice(before.length))
}

function isLong(name: string): boolean {
  return name.length > mostLetters || name.split(/\s+/).length > mostWords
}

/** "NZ driver licence: class 1, 2 and 4 with …": the name ends where it says what paper it is, else at a dash. */
function upToItsPaper(name: string): string {
  return (
    /^.{4,50}?\b(?:licen[cs]e|ticket|card|certificate|passport|permit|registration)\b(?=\s*[:,;(–])/i.exec(
      name,
    )?.[0] ??
    /^.{4,70}?(?=\s[–—-]\s)/.exec(name)?.[0] ??
    name
  )
}

/** "Certificates: Site Safe passport", "Also held: WA Shotfirer", "Authorised here (current): Loader" */
function withoutLabel(text: string): string {
  const [whole = '', label = ''] =
    /^\W*([\p{L} &/]{4,40})(?:\([^()]*\))?:\s+(?=\p{Lu}\p{L}|\d\p{Lu})/u.exec(text) ?? []
  const isLabel =
    authorised.test(label) || kindOfHeading(label) === 'licences' || isKindOfTickets(label)
  return isLabel ? text.slice(whole.length) : text
}

const authorised =
  /^(?:currently |previously |formerly )?(?:authori[sz]ed|signed off|assessed|found competent)\b/i

const details = anyOf(
  /exp(?:ir\w+)?\b|valid (?:to|until|till?)|current (?:to|until)|good (?:to|until|till)\b|held:|due\b|renew(?:s|ed|al)?\b|expiring\b|(?:ran|runs?) out\b/iu,
  /iss(?:d|ued?)?\b|issuer(?=\s*[:–-]|\s+\p{Lu})|provider(?=\s*[:–-]|\s+\p{Lu})|rto\b|completed\b|obtained\b/iu,
  // "Last done 9 July 2026, next 9 July 2028", "passed last week"
  /last (?:done|passed)\b|next\b(?= due| \d|\W*$)|(?:course )?passed\b(?= (?:last|this|in|on) |\W*\d|\W*$)/iu,
  // Of a matrix of skills: "DCS panel, class 4"
  /(?<=, )class [0-5]\b/iu,
  // "Licence no. 4711", "# 4711"
  /(?:licen[cs]e |card |cert\w* |lic )?(?:no|number)\b(?!-)\.?|#/iu,
  // "Forklift licence with expiry", but not "Work with children"
  /(?<=\b(?:licen[cs]es?|tickets?|cards?|certificates?) )(?:with|including)\b/iu,
)

const fromHere = pattern`\s*(?:[–—(,:\t]|\s-\s|\b)\s*${details}`

/** "… – current", "… - T031188" */
const atEnd =
  /\s*(?:[–—(,]|\s-)\s*(?:(?:all )?(?:current|valid|in date|up to date)|same card|as above|[A-Z]{0,4}\d{4,})\W*$/i
/** "ASIC (Melbourne) lapsed", and no list of which one has */
const endedOnes = /^(?<name>[^,(]+(?:\([^()]*\))?)[\s–—-]+(?:lapsed|expired)\s*$/i
const toThen = /[\s,(–—-]+(?:to|until|till|by)\W*$/i
/** A few words in small letters between the name and its date, in whatever language: "gültig bis". */
const announced =
  /(?:\s*[,(–—]|\s-)\s*(?:\p{Ll}[\p{L}'’./]*\s*){1,3}$|[\s,(–—-]+(?:to|until|till|by|from|since|in|dated|done|renewed)\W*$/u

/** "… done", "…: current", "… (refresher" */
const howItStands =
  /\s*\(refresher\s*$|(?:[\s,:(–—-]+(?:done|completed|passed|gained|current|valid|signed off|(?:runs|expires|ends|was|were|is|has|all|is (?:good|valid|current|due))(?: (?:to|until|till))?))+\s*$/i

/** "… done 30 Oct 2026 for the Gove job" */
const behindDate =
  /^(?:\W*(?:(?:all )?(?:clear|neg(?:ative)?|pass(?:ed)?|ok|fit)\W*)?|\s+(?:for|at|with|by) [\p{L}\d ]{2,40}\W*)$/u

/** Up to where its number, its dates and its issuer begin. */
function withoutDetails(text: string): string {
  const cells = text.split('\t')
  const head = cells.find((cell) => !isTold(cell)) ?? cells[0] ?? ''
  const cut = [fromHere.exec(head), lasting.exec(head)].flatMap((found) => found?.index ?? [])
  const until = printedDates(head).find(({ start }) => toThen.test(head.slice(0, start)))
  const end = Math.min(...cut.filter((index) => index >= 3), until?.start ?? head.length)
  // "…, 08/2025 till 08/2027": both are dates of it.
  const name = head
    .slice(0, end)
    .replace(toThen, '')
    .replace(/[\s,;(–—-]+$/, '')
  const date = printedDates(name).at(-1)
  const isAtEnd = date && behindDate.test(name.slice(date.end))
  const isDated = isAtEnd || end === until?.start
  const bare = isAtEnd ? name.slice(0, date.start) : name
  // Its date may be announced in brackets, in whatever language.
  return (isDated ? bare.replace(/\s*\([^)]*$/, '') : bare)
    .replace(/(?<=\S{3})\s\([^()]*$/, '')
    .replace(isDated ? announced : toThen, '')
    .replace(howItStands, '')
    .replace(atEnd, '')
    .replace(endedOnes, '$<name>')
    .replaceAll(/^[\s–—•·*-]+|[\s–—,;:(-]+$|(?<=\p{L}{3})\.$/gu, '')
    .trim()
}
