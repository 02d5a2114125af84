/** What is asked in a form, or left in a template, and answered with no: not held. */
const denied =
  /[:,\t–—-]\s*(?:(?:held:|no:|class)\s*)?(?:no|none|nil|not (?:held|yet)|expected|booked)\W*$/i

export function isDenied(part: string): boolean {
  return denied.test(part)
}
