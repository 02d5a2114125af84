const order = new Intl.Collator('en-AU', { sensitivity: 'base' })

/** Names as they stand in a dictionary, whatever their capitals and accents. */
export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return order.compare(one.name, other.name)
}
