/** Australian GST is a tenth on top: an eleventh of a price that includes it, half a cent rounded up. */
export function gstInCents(priceCents: number): number {
  return Math.round(priceCents / 11)
}
