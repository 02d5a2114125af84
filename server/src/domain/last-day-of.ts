interface DateInParts {
  readonly year: number
  readonly month?: number | undefined
  readonly day?: number | undefined
}

/**
 * A date is good to the end of what it names: its day, its month, or its year. Such days sort as text, and
 * are days of the calendar, whatever a card says of the 31st of June.
 */
export function lastDayOf({ year, month = 12, day = 31 }: DateInParts): string {
  const lastOfMonth = new Date(0)
  lastOfMonth.setUTCFullYear(year, month, 0)
  const last = lastOfMonth.toISOString().slice(0, 10)
  return `${last.slice(0, -2)}${String(Math.min(day, lastOfMonth.getUTCDate())).padStart(2, '0')}`
}
