/** Months that were counted when a resume was read, brought up to today while the work goes on. */
export function monthsToday(
  monthsThen: number | null,
  { readAt, now, goesOn }: { readAt: Date; now: Date; goesOn: boolean },
): number | null {
  if (monthsThen === null) return null
  return goesOn ? monthsThen + Math.max(0, monthNumber(now) - monthNumber(readAt)) : monthsThen
}

function monthNumber(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
