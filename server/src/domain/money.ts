/** Australian GST is a tenth on top: an eleventh of a price that includes it, to the nearest cent. */
export function gstInCents(priceCents: number): number {
  return Math.round(priceCents / 11)
}
