import { hourlyRate } from '../domain/hourly-rate.ts'
import type { FoundMeaning } from './found-meaning.ts'

const lead =
  'over|above|from|between|more than|at least|minimum|min|paying|pays|pay|rate|earning|earn|starting at|starting from|>=?'
const unit =
  '(?:/|per|an|a|p)\\s*(?:hour|hr|h|day|d|year|yr|annum)|ph|pd|p/h|p/d|hourly|daily|hour|hr|day|an hour|a day|' +
  'p\\.?a\\.?|annually|yearly|salary|package'
/** Not amid a word, a date or another number. */
const apart = String.raw`(?<![\p{L}\p{N}.:/-])`
const amountSaid = String.raw`\d{1,3},\d{3}(?:\.\d{1,2})?|\d{2,6}(?:\.\d{1,2})?`
/** "$90-", "between $90 and", "120k to": the lower of two, whose unit stands behind the upper one. */
const lowSaid = String.raw`(?<lowSign>\$)?(?<low>${amountSaid})(?<lowThousands>k)?\s*(?:[-–—]|(?:to|and)(?=\s))\s*`
const unitSaid = String.raw`(?<plus>\s*\+)?\s*(?<unit>${unit})?(?<plusBehind>\s*\+)?`
const rates = new RegExp(
  String.raw`${apart}(?:(?:${lead})\s*)?(?:${lowSaid})?(?<sign>\$)?(?<amount>${amountSaid})(?<thousands>k)?${unitSaid}` +
    String.raw`(?:\s*(?:and|or) (?:more|above|over|up))?(?![\p{L}\p{N}%:/-]|,\d)`,
  'giu',
)

/** Less is no rate of a day, more is none of an hour. */
const leastOfDay = 250
/** Without a sign of money fewer are hours of a shift. */
const leastOfHour = 25
/** Less is none of a year, and more is none of a day. */
const leastOfYear = 20_000

type RateType = Extract<FoundMeaning, { kind: 'rate' }>['rateType']

const units = { hour: 'an hour', day: 'a day', year: 'a year' } as const
const leastOf = { hour: leastOfHour, day: leastOfDay, year: leastOfYear } as const

/** "over $90", "$900 a day", "90+/hr", "$180k", and one of the two of "$90-$100". */
export function ratesIn(text: string, ofTwo: 'lower' | 'upper'): FoundMeaning[] {
  return Array.from(text.matchAll(rates)).flatMap((match) => {
    const said = match.groups ?? {}
    // A number alone may be anything, and so may one that something leads to: "over 40".
    if (!isMoney(said)) return []
    const { amount = '', low = amount } = said
    const isThousands = Boolean(said['thousands'] ?? said['lowThousands'])
    const rate = dollarsOf(ofTwo === 'lower' ? low : amount) * (isThousands ? 1000 : 1)
    const rateType = said['unit'] ? unitOf(said['unit']) : isThousands ? 'year' : unitByAmount(rate)
    if (rate < leastOf[rateType] && (isThousands || !hasSign(said))) return []
    const label = `From $${inDollars(rate)} ${units[rateType]}${byTheHour(rate, rateType)}`
    const start = match.index
    const end = start + match[0].trimEnd().length
    const bound = said['low'] && ofTwo === 'upper' ? 'most' : 'least'
    return [{ kind: 'rate', rate, rateType, bound, label, start, end }]
  })
}

type Said = Readonly<Record<string, string | undefined>>

function isMoney(said: Said): boolean {
  const signs = ['thousands', 'lowThousands', 'unit', 'plus', 'plusBehind']
  return hasSign(said) || signs.some((sign) => said[sign])
}

function hasSign(said: Said): boolean {
  return Boolean(said['sign'] ?? said['lowSign'])
}

function dollarsOf(amount: string): number {
  return Number(amount.replace(',', ''))
}

function unitOf(said: string): RateType {
  if (/ye?a?r|ann|p\.?a|salary|package/i.test(said)) return 'year'
  return /d/i.test(said) ? 'day' : 'hour'
}

function unitByAmount(rate: number): RateType {
  if (rate >= leastOfYear) return 'year'
  return rate < leastOfDay ? 'hour' : 'day'
}

/** Jobs name an hour or a day: the chip says what a salary was held against. */
function byTheHour(rate: number, rateType: RateType): string {
  return rateType === 'year'
    ? `, about $${inDollars(Math.round(hourlyRate(rate, 'year')))} an hour`
    : ''
}

function inDollars(rate: number): string {
  const digits = Number.isInteger(rate) ? 0 : 2
  return rate.toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: 2 })
}
