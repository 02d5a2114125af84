import { anyOf, pattern } from '../../../../text/any-of.ts'
import { areHighRisk, highRiskLetters } from '../names/class-letters.ts'
import { licencesIn } from '../names/find-licences.ts'

/** What is told of several tickets at once: of all of a list, or of the card that they are on. */

const all = /all|everything|these|the lot/i
const saidOfAll = anyOf(/exp\w*|r[ua]ns? out|valid|current|good|renew\w*|due|ends?/i, /to\b|until/i)

export const tellsOfAll = pattern`(?:^\W*|, )${all}\b(?: of (?:them|these))?[\s:]*(?:are |is )?(?:tickets? |licen[cs]es? |cards? |classes )?${saidOfAll}`

/** "LF Forklift (all to May 2030)", "(all 11/25, good for 2 years)" */
export const ofAllAbove =
  /[\s(–—,-]all (?:(?:exp\w*|to|until|valid|current|due)\b|\d{1,2}[/-]\d\d)/i

/** "Inductions: Iron Gate, Rail Yard, all valid through March 2027": of those that it names. */
export const listsBefore = /^[^:]*:[^,;]+[,;].*\b(?:all|everything|these)\b/i

/** "(all six on card 5519207, due 21.01.30)": of how many above it something is told. */
export function countOfToldIn(part: string): number {
  const [, word = ''] =
    /^\W*(?:all|these) (\p{L}+|\d)\b(?![ -](?:hour|day|week|month|year))/iu.exec(part) ?? []
  return Number(word) || numbers.indexOf(word.toLowerCase())
}

const numbers = 'none one two three four five six seven eight nine ten'.split(' ')

/** Scaffolders and South Australia share two letters. */
export const classes = new RegExp(
  String.raw`^\W*(?!SA\s+(?!adv|scaff)\p{Ll})(?:${highRiskLetters})\b`,
  'u',
)

export function namesClass(part: string): boolean {
  return licencesIn(part, true).some(({ licence }) => areHighRisk(licence))
}

/** "HRW card 118, all classes expire 14 March 2029", below the classes or behind them. */
export const tellsOfHighRisk = /^\W*(?:hrwl?|high[ -]risk)\b.{0,40}\b(?:all|every) class(?:es)?\b/i

/** "WorkSafe WA HRW 0338165", below the classes that are on it. */
export const numberOfCard =
  /^(?:\p{L}+ ){0,3}hrwl?\W*(?:no\W*)?(?:[A-Z]{1,3}[- ]?)?\d[\d -]{3,}\W*$/iu

/** "Driver's licence expiry", in a form that has asked for its class before. */
export function isToldOfCard(part: string): boolean {
  return (
    tellsOfCard.test(part) && licencesIn(part, true).every(({ licence }) => licence.code === 'C')
  )
}

const tellsOfCard =
  /^\W*(?:high[ -]risk|hrwl?\b|driv\w+)[^:\t]{0,30}\b(?:expir\w+|number|no|state|issued?)\b\W/i
