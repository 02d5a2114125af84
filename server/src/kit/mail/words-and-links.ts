import { isPlainCompanyName, isPlainName } from '../../text/plain-name.ts'

/** A letter leads to the web and nowhere else. */
export function webAddress(url: string): string {
  const { protocol, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('Not a web address')
  return href
}

/** Greets by name, unless what was given as a name could carry a message of its own. */
export function greetingFor(name?: string): string {
  const given = name?.trim() ?? ''
  return isPlainName(given) ? `Hi ${given},` : 'Hello,'
}

/** Somebody's whole name, for others to read; nothing when it could carry a message of its own. */
export function fullName(first: string, last: string): string | undefined {
  const both = [first, last].map((name) => name.trim())
  return both.every(isPlainName) ? both.join(' ') : undefined
}

/** What a company is called, for people who have nothing to do with it. */
export function companyToStrangers(name: string): string {
  const given = name.trim()
  return isPlainCompanyName(given) ? given : 'A company'
}
