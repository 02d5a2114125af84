import { isTold } from '../parts/told-of-tickets.ts'

/**
 * A unit of competency of the national register: the letters of its package and of its field, three
 * digits or four, and the letter of its version; those of transport are shorter.
 */
export const unitShape = String.raw`\b(?:[A-Z]{6,8}\d{3,4}|[A-Z]{3}\d{5}|TLI[A-Z]\d{4})[A-Z]?\b`

const unit = new RegExp(unitShape)

export function namesUnit(text: string): boolean {
  return unit.test(text)
}

/** Of which paper it is, a unit may have its own cell. */
const isAttained = /^(?:soa|statement of attainment)\W*$/i

const named = new RegExp(
  String.raw`(?<code>${unitShape})[\s:–—-]{1,3}(?<name>\p{L}[^\t,;(]*?(?:(?:, \p{Ll}+){1,4} (?:and|or) \p{Ll}[^\t,;(]*?)?)?\s*(?:$|[\t,;(]|\s[–—-]\s)`,
  'u',
)

/** "RIIBLA205E Store, handle and transport explosives", "RIIWHS201E Work safely and follow procedures" out of all that is told of it. */
export function nameWithUnit(text: string): string | undefined {
  const { code, name } = named.exec(text)?.groups ?? {}
  return code && name && !isTold(name) && !isAttained.test(name)
    ? `${code} ${name.replace(/(?<=\p{L}{3})\.$/u, '')}`
    : undefined
}
