/**
 * "$1,200" as "1200": people type amounts as they are printed everywhere. A comma that parts no thousands may be
 * meant for a point, so "62,50" stays as it is, to be told off rather than taken for 6250.
 */
export function amountIn(typed: string): string {
  const bare = typed.replaceAll(/[$\s]/g, '')
  return /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare
}
