import { hourlyRate } from '../domain/hourly-rate.ts'
import type { FoundMeaning } from './found-meaning.ts'

const lead =
  'over|above|from|more than|at least|minimum|min|paying|pays|pay|rate|earning|earn|starting at|starting from|>=?'
const unit =
  '(?:/|per|an|a|p)\\s*(?:hour|hr|h|day|d|year|yr|annum)|ph|pd|p/h|p/d|hourly|daily|hour|hr|day|an hour|a day|' +
  'p\\.?a\\.?|annually|yearly|salary|package'
const amountSaid = String.raw`(?<![\p{L}\p{N}.:/-])(?<amount>\d{1,3},\d{3}|\d{2,6})(?<cents>\.\d{1,2})?(?<thousands>k)?`
const unitSaid = String.raw`(?<plus>\s*\+)?\s*(?<unit>${unit})?(?<plusBehind>\s*\+)?`
const rates = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])(?<lead>${lead})\s*)?(?<sign>\$)?${amountSaid}${unitSaid}(?:\s*(?:and|or) (?:more|above|over|up))?(?![\p{L}\p{N}%:/-]|,\d)`,
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

/** "over $90", "$900 a day", "90+/hr", "$180k": what a job pays at least. */
export function ratesIn(text: string): FoundMeaning[] {
  return Array.from(text.matchAll(rates)).flatMap((match) => {
    const {
      sign,
      amount = '',
      cents = '',
      thousands,
      unit: said,
      plus,
      plusBehind,
    } = match.groups ?? {}
    const rate = Number(amount.replace(',', '') + cents) * (thousands ? 1000 : 1)
    // A number alone may be anything, and so may one that something leads to: "over 40".
    if (!sign && !thousands && !said && !plus && !plusBehind) return []
    const rateType = said ? unitOf(said) : thousands ? 'year' : unitByAmount(rate)
    if (rate < leastOf[rateType] && (!sign || thousands)) return []
    const label = `From $${inDollars(rate)} ${units[rateType]}${byTheHour(rate, rateType)}`
    const start = match.index
    const end = start + match[0].trimEnd().length
    return [{ kind: 'rate', rate, rateType, bound: 'least', label, start, end }]
  })
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
