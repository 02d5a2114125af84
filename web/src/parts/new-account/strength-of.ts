import { passwordMin } from '@headframe/wire'

type Strength = 0 | 1 | 2 | 3

/** How long somebody would have to guess, roughly: what counts is length, then variety. */
export function strengthOf(password: string): Strength {
  if (password.length < passwordMin) return 0
  const variety = new Set(password.toLowerCase()).size
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password))
  const worth = Math.min(password.length, variety * 2) + kinds.length
  return worth < 12 ? 1 : worth < 17 ? 2 : 3
}
