import { fingerprint } from './fingerprint.ts'

/** Tells whoever signs in with this address from others, and does not say it. */
export function personMark(email: string): string {
  return fingerprint(email.trim().toLowerCase())
}
