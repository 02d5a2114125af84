const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/**
 * A date however it stands on a card, in Australian order: "14/03/2028", "14 March 28", "03/2028", "Mar 2028",
 * "2028". Answers as much of "2028-03-14" as it tells; nothing for what is no date.
 */
export function dateOnCard(typed: string): string | undefined {
  const parts = partsOf(typed.trim().toLowerCase())
  const [year, month, day] = parts.map((part, place) => numberIn(part, place, parts.length === 1))
  if (year === undefined || parts.length > 3) return undefined
  if (parts.length === 1) return String(year)
  if (month === undefined || month < 1 || month > 12) return undefined
  if (parts.length === 2) return spelled(year, month)
  if (day === undefined || day < 1 || day > lastOf(year, month)) return undefined
  return spelled(year, month, day)
}

/** No card expires in 2070, and somebody who is at work today has begun after 1970. */
const firstOfLastCentury = 70

/** Year, month and day, as far as they are there. */
function partsOf(typed: string): string[] {
  const run = /^(\d{2})(\d{2})(\d{4})$/.exec(typed)
  if (run) return run.slice(1).toReversed()
  const parts = typed.split(/[\s/.,-]+/).filter(Boolean)
  return /^\d{4}-/.test(typed) ? parts : parts.toReversed()
}

/** What a part says in its place: a year, a month by number or name, a day. */
function numberIn(part: string, place: number, isAlone: boolean): number | undefined {
  if (place === 0) return yearIn(part, isAlone)
  if (place === 1 && /^[a-z]{3,9}$/.test(part)) return monthCalled(part)
  const [, digits] = (place === 2 ? /^(\d{1,2})(?:st|nd|rd|th)?$/ : /^(\d{1,2})$/).exec(part) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/**
 * Whoever leaves the century out means this one, unless that is too far off: "98" is 1998.
 * A year alone has to say it: "28" may be anything.
 */
function yearIn(part: string, isAlone: boolean): number | undefined {
  if (/^(?:19|20)\d\d$/.test(part)) return Number(part)
  if (isAlone || !/^\d\d$/.test(part)) return undefined
  return Number(part) + (Number(part) < firstOfLastCentury ? 2000 : 1900)
}

function monthCalled(name: string): number | undefined {
  const at = months.indexOf(name.slice(0, 3))
  return at === -1 ? undefined : at + 1
}

function lastOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function spelled(...parts: number[]): string {
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
