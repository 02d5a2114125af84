/** "7 years 3 months", as people say how long they have done something. */
export function monthsInWords(months: number): string {
  if (months <= 0) return 'Less than a month'
  const parts = [counted(Math.floor(months / 12), 'year'), counted(months % 12, 'month')]
  return parts.filter(Boolean).join(' ')
}

function counted(count: number, unit: string): string {
  if (count === 0) return ''
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
