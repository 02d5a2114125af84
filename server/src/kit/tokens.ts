import { createHash, randomBytes } from 'node:crypto'

/** Text that nobody can guess: 256 random bits. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A name that tells nothing: 128 random bits as 32 hex characters. */
export function newHash(): string {
  return randomBytes(16).toString('hex')
}
