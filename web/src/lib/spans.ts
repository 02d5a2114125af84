/** Whole months from one month to another, both counted; nothing where only years are known. */
export function monthsBetween(start: string, end: string): number | undefined {
  const [firstYear, firstMonth] = start.split('-').map(Number)
  const [lastYear, lastMonth] = end.split('-').map(Number)
  if (!firstYear || !firstMonth || !lastYear || !lastMonth) return undefined
  return (lastYear - firstYear) * 12 + lastMonth - firstMonth + 1
}
