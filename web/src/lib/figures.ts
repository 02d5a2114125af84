/**
 * The numbers of the screens, written out by hand: the first use of Intl costs a phone more than a
 * tenth of a second, and lists full of numbers are what people come for.
 */

/** "1,204". */
export function inFigures(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

/** "1 job" and "1,204 jobs". */
export function counted(count: number, noun: string): string {
  return `${inFigures(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** "$95", "$95.50" and "$120,000": cents only where there are any. */
export function dollars(amount: number): string {
  const cents = Math.round(amount * 100)
  const rest = cents % 100
  const whole = `$${inFigures((cents - rest) / 100)}`
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`
}
