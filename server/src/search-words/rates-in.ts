import type { FoundMeaning } from './found-meaning.ts'

const lead =
  'over|above|from|more than|at least|minimum|min|paying|pays|pay|rate|earning|earn|starting at|starting from|>=?'
const unit =
  '(?:/|per|an|a|p)\\s*(?:hour|hr|h|day|d)|ph|pd|p/h|p/d|hourly|daily|hour|hr|day|an hour|a day'
const amountSaid = String.raw`(?<![\p{L}\p{N}.:/-])(?<amount>\d{1,2},\d{3}|\d{2,4})(?<cents>\.\d{1,2})?`
const unitSaid = String.raw`(?<plus>\s*\+)?\s*(?<unit>${unit})?(?<plusBehind>\s*\+)?`
const rates = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])(?<lead>${lead})\s*)?(?<sign>\$)?${amountSaid}${unitSaid}(?:\s*(?:and|or) (?:more|above|over|up))?(?![\p{L}\p{N}%:/-]|,\d)`,
  'giu',
)

/** Less is no rate of a day, more is none of an hour. */
const leastOfDay = 250
/** Without a sign of money fewer are hours of a shift. */
const leastOfHour = 25

/** "over $90", "$900 a day", "90+/hr": what a job pays at least. */
export function ratesIn(text: string): FoundMeaning[] {
  return Array.from(text.matchAll(rates)).flatMap((match) => {
    const { sign, amount = '', cents = '', unit: said, plus, plusBehind } = match.groups ?? {}
    const rate = Number(amount.replace(',', '') + cents)
    // A number alone may be anything, and so may one that something leads to: "over 40".
    if (!sign && !said && !plus && !plusBehind) return []
    const rateType = said ? unitOf(said) : rate < leastOfDay ? 'hour' : 'day'
    if (!sign && rate < (rateType === 'hour' ? leastOfHour : leastOfDay)) return []
    const label = `From $${inDollars(rate)} ${rateType === 'hour' ? 'an hour' : 'a day'}`
    const start = match.index
    const end = start + match[0].trimEnd().length
    return [{ kind: 'rate', rate, rateType, bound: 'least', label, start, end }]
  })
}

function unitOf(said: string): 'hour' | 'day' {
  return /d/i.test(said) ? 'day' : 'hour'
}

function inDollars(rate: number): string {
  const digits = Number.isInteger(rate) ? 0 : 2
  return rate.toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: 2 })
}
