export interface Month {
  readonly year: number
  /** From 1 to 12. */
  readonly month: number
}

/** Months on one line, so that they can be counted. */
export function indexOf({ year, month }: Month): number {
  return year * 12 + month - 1
}

export function monthAt(index: number): Month {
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

export function monthOf(day: Date): Month {
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1 }
}
