/** Money as people read it: `$162.50`. */
export function dollarsOf(cents: number): string {
  return new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }).format(cents / 100)
}
