/** Words of a field, and where they begin. */
export interface Place {
  readonly index: number
  readonly text: string
}

interface Time {
  readonly hour: number
  /** "7 to 7" may be morning or evening. */
  readonly isClear: boolean
}

const time = String.raw`(?:noon|midday|midnight|\d{1,2}[:.]\d\d ?(?:[ap]\.?m\b)?|[012]\d[0-5]\d\b|\d{1,2} ?(?:[ap]\.?m\b)?)`
const range = new RegExp(
  String.raw`(?<![\d:.])(?<from>${time})\.? ?(?:to|until|till?|-|–|—) ?(?<until>${time})(?![\d:]| hours)`,
  'gi',
)

/** The first hours that reach into the night: "17:30 to 5:30", "6 pm – 6 am", "noon to midnight". */
export function nightHoursIn(text: string): Place | undefined {
  return rangesIn(text).find(({ from, until }) => {
    const isOverMidnight = from.isClear && from.hour >= 13 && until.hour < from.hour
    return isOverMidnight || (from.isClear && from.hour < 4) || until.hour > 22
  })
}

/** The first hours of a text all of whose hours are by day: "7:00 to 15:30". */
export function dayHoursIn(text: string): Place | undefined {
  const all = rangesIn(text)
  const isByDay = all.every(
    ({ from, until }) =>
      until.isClear && from.hour >= 4 && until.hour <= 20 && until.hour > from.hour,
  )
  return isByDay ? all[0] : undefined
}

function rangesIn(text: string) {
  return Array.from(text.matchAll(range), (match) => {
    const from = timeOf(match.groups?.['from'] ?? '')
    const until = timeOf(match.groups?.['until'] ?? '')
    const ends = until.hour === 0 && until.isClear ? { ...until, hour: 24 } : until
    return { index: match.index, text: match[0], from, until: ends }
  })
}

function timeOf(said: string): Time {
  const word = said.toLowerCase()
  if (word === 'midnight') return { hour: 0, isClear: true }
  if (word === 'noon' || word === 'midday') return { hour: 12, isClear: true }
  const digits = word.replaceAll(/\D/g, '')
  const hasMinutes = digits.length > 2
  const hour = Number(hasMinutes ? digits.slice(0, -2) : digits)
  const minutes = hasMinutes ? Number(digits.slice(-2)) / 60 : 0
  if (/[ap]\.?m/.test(word)) {
    return { hour: (hour % 12) + minutes + (word.includes('p') ? 12 : 0), isClear: true }
  }
  const isOfDay = hour >= 13 || (hasMinutes && /^0\d/.test(digits))
  return { hour: hour + minutes, isClear: isOfDay }
}
