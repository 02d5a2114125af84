/** "7 years 3 months", as people say how long they have done something. */
export function monthsInWords(months: number): string {
  if (months <= 0) return 'Less than a month'
  const parts = [counted(Math.floor(months / 12), 'year'), counted(months % 12, 'month')]
  return parts.filter(Boolean).join(' ')
}

/** Whole months from one month to another, both counted; nothing where only years are known. */
export function monthsBetween(start: string, end: string): number | undefined {
  const [firstYear, firstMonth] = start.split('-').map(Number)
  const [lastYear, lastMonth] = end.split('-').map(Number)
  if (!firstYear || !firstMonth || !lastYear || !lastMonth) return undefined
  return (lastYear - firstYear) * 12 + lastMonth - firstMonth + 1
}

function counted(count: number, unit: string): string {
  if (count === 0) return ''
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
