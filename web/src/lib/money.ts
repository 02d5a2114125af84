// Making one takes far longer than asking it, and lists ask for each of their rows.
const money = { style: 'currency', currency: 'AUD' } as const
const wholeDollars = new Intl.NumberFormat('en-AU', { ...money, maximumFractionDigits: 0 })
const dollarsAndCents = new Intl.NumberFormat('en-AU', money)

/** "$95" and "$95.50": cents only where there are any. */
export function dollars(amount: number): string {
  return (Number.isInteger(amount) ? wholeDollars : dollarsAndCents).format(amount)
}
