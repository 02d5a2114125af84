import { passwordMin } from '@headframe/wire'

const listed = 10_000

let known: Promise<Set<string>> | undefined

/** Whether somebody who guesses would try this early: a common password, or the person's own address. */
export async function isEasyToGuess(password: string, email: string): Promise<boolean> {
  const plain = password.trim().toLowerCase()
  const [name] = email.split('@')
  return plain === email || plain === name || (await (known ??= readList())).has(plain)
}

/** The list is large and seldom asked for, so it is read at the first question. */
async function readList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const common: string[] = dictionary['passwords-common']
  return new Set(common.slice(0, listed).filter((password) => password.length >= passwordMin))
}
