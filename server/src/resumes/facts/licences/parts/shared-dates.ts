import { licencesIn } from '../names/find-licences.ts'
import { isClassOfCard } from '../names/class-letters.ts'
import { printedDates } from './ticket-dates.ts'
import { unitShape } from '../names/unit-codes.ts'

const all = '(?:for )?(?:all(?: (?:two|three|four|five|six|\\d))?|both|each|combined|the lot)'
const ofAll = new RegExp(String.raw`\b${all}\b`, 'i')
const wordOfAll = new RegExp(String.raw`\(?\b${all}\b\)?\s*`, 'i')
const announcedAll = new RegExp(String.raw`\s*[–—:(,\t-]\s*${all}\b`, 'i')
/** "(all done in May 2026, good to May 2028)", and behind it tickets of which other things are told. */
const ofAllAmid = new RegExp(String.raw`\(${all}\b.*\d\)`, 'i')
const nothingButAll = new RegExp(String.raw`^\W*${all}\W*$`, 'i')

const ofAllBefore = /^\W*(?:and )?(?:all|both|each|they|these)\b/i
/** "High risk licence with dogging, rigging and forklift, it expires in June 2028" */
const ofCard = /^\W*(?:and )?(?:it|which|the card)\b/i
const card = /\b(?:high[ -]risk|hrwl?)\b/i

const unit = new RegExp(unitShape, 'g')
const labelledList = /^[^:,]*:[^:]*,/

const both = /^\W*(?:and )?both\b/i
const ofBoth = /\bboth\b/i

function withoutAll(told: string): string {
  return told.replace(wordOfAll, (word) => (/^\([^)]*$/.test(word) ? '(' : ''))
}

/**
 * What stands behind the last of several tickets and is of each of them: "Confined space, heights, gas test –
 * all 02/2027", "… → Jan 2028 (all)", "…, all current to April 2027", "Heights, confined space: Nov 2025".
 */
export function withSharedDate(pieces: readonly string[], { isSlashed = false } = {}): string[] {
  const amid = pieces
    .slice(0, -1)
    .findIndex((piece) => announcedAll.test(piece) && ofAllAmid.test(piece))
  if (amid > 0)
    return [...withSharedDate(pieces.slice(0, amid + 1)), ...withSharedDate(pieces.slice(amid + 1))]
  const last = pieces.at(-1) ?? ''
  const names = pieces.slice(0, -1)
  // With the number of a card between them, classes are told of together as it is.
  const isToldOfSome = names
    .map((name) => name.replaceAll(unit, ''))
    .some((name) => /\d{4}/.test(name) || printedDates(name, true).length > 0)
  if (names.length === 0 || isToldOfSome) return [...pieces]
  const isOfAll = ofAllBefore.test(last) || (ofCard.test(last) && card.test(names[0] ?? ''))
  const told = withoutAll(last)
  if (isOfAll && printedDates(last, true).length === 1) {
    const [list = ''] = names
    // "Inductions: Iron Gate, Rail Yard; all to March 2027": it goes on to be shared among those.
    if (names.length === 1 && labelledList.test(list)) return [`${list} – ${last.trim()}`]
    const from = both.test(last) ? Math.max(names.length - 2, 0) : 0
    return names.map((name, index) => (index < from ? name : `${name} – ${told.trim()}`))
  }
  const at = ofAll.test(last)
    ? beginOfAll(last)
    : beginBehindSign(pieces, isSlashed ? behindSlashes : behindList)
  if (at === undefined) return [...pieces]
  const from = ofBoth.test(last.slice(at)) ? firstOfBoth(names, last.slice(0, at)) : 0
  const behind = withoutAll(last.slice(at))
  return [...names, last.slice(0, at)].map((name, index) => (index < from ? name : name + behind))
}

/** "A, B, C and D (both 2027)": the last two, which may stand in one part. */
function firstOfBoth(names: readonly string[], last: string): number {
  const named = new Set(licencesIn(last, true).map(({ licence }) => licence.name))
  return named.size > 1 ? names.length : Math.max(names.length - 1, 0)
}

/** Where what is told of all begins: at its word, or at the date before it. */
function beginOfAll(last: string): number | undefined {
  const [date, ...others] = printedDates(last, true)
  // When it was done, and until when it is valid.
  if (!date || others.length > 1) return undefined
  const announced = announcedAll.exec(last.slice(0, date.start))
  if (announced) return announced.index
  if (others.length > 0) return undefined
  const isBehind = nothingButAll.test(last.slice(date.end))
  const [joint] =
    /(?:[\s→–—:,>-]|\b(?:exp\w*|to|until|due)\b)*$/i.exec(last.slice(0, date.start)) ?? []
  return isBehind ? date.start - (joint?.length ?? 0) : undefined
}

const behindList = /: |\t(?=\W*(?:(?:exp\w*|to|until|due)\W*)?\d)/i
const behindSlashes = /: |\s[–—-]\s/

/** A colon, or a dash behind slashes, stands behind the whole list where each of it is a name that is known. */
function beginBehindSign(pieces: readonly string[], sign: RegExp): number | undefined {
  const last = pieces.at(-1) ?? ''
  const at = last.search(sign)
  const [date] = at === -1 ? [] : printedDates(last.slice(at), true)
  const known = pieces.map((piece) => licencesIn(piece, true))
  // "MR, HR and HC licences" are classes of one card, which is not cut.
  const isOfCard = known.flat().some(({ licence }) => isClassOfCard(licence))
  if (isOfCard && last[at] === '\t') return undefined
  const areKnown = known.every((found) => found.length > 0)
  return date && date.start < 8 && areKnown ? at : undefined
}
