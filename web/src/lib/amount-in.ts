/** "$1,200" as "1200": people type amounts as they are printed everywhere. */
export function amountIn(typed: string): string {
  return typed.replaceAll(/[$,\s]/g, '')
}
