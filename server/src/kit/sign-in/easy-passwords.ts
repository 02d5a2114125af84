import { passwordMin, productKey } from '@headframe/wire'

/** What everybody may know of a person: their address, their name, their company. */
export type WellKnown = readonly (string | null | undefined)[]

/**
 * Whether somebody who guesses would try this early: a common password, hardly any different
 * characters, keys that lie in a row, or the product's name and the person's own with little around them.
 */
export async function isEasyToGuess(password: string, about: WellKnown = []): Promise<boolean> {
  const plain = password.trim().toLowerCase()
  const names = wordsIn([productKey, ...about])
  return (await isPlain(plain)) || (await isMadeOf(names, plain))
}

const fewestCharacters = 5
const leastBesideRows = 4
const leastBesideNames = 6

async function isPlain(text: string): Promise<boolean> {
  return (
    (await (known ??= readList())).has(text) ||
    new Set(text).size < fewestCharacters ||
    withoutRows(text).length < leastBesideRows
  )
}

/** Also when some of its letters are figures or signs that look like them. */
async function isMadeOf(names: readonly string[], text: string): Promise<boolean> {
  for (const spelling of new Set([text, asLetters(text)])) {
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), spelling)
    if (rest === spelling) continue
    if (rest.length < leastBesideNames || (await isPlain(rest))) return true
  }
  return false
}

/** The longest first, for it may hold others. Shorter ones stand in too many words to mean anything. */
function wordsIn(about: WellKnown): string[] {
  const words = about.flatMap((text) => {
    const plain = (text ?? '').trim().toLowerCase()
    // Of an address, what stands before the sign is the person's own; many share the rest.
    const [own = ''] = plain.split('@')
    return [plain, own, ...own.split(/[^\p{L}\p{N}]+/u)]
  })
  return [...new Set(words)]
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length)
}

const lookAlikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

function asLetters(text: string): string {
  return text.replaceAll(/[013457@$!]/g, (sign) => lookAlikes[sign] ?? sign)
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
].flatMap((row) => [row, row.split('').toReversed().join('')])
const shortestRow = 4

/** What is left when everything that lies in a row, on the keyboard or in the alphabet, is taken out. */
function withoutRows(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length;) {
    const length = lengthOfRow(text, at)
    if (length < shortestRow) rest += text[at]
    at += length < shortestRow ? 1 : length
  }
  return rest
}

function lengthOfRow(text: string, at: number): number {
  let length = 1
  while (
    at + length < text.length &&
    rows.some((row) => row.includes(text.slice(at, at + length + 1)))
  )
    length += 1
  return length
}

let known: Promise<Set<string>> | undefined

/** The list is large and seldom asked for, so it is read at the first question. */
async function readList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const common: string[] = dictionary['passwords-common']
  return new Set(common.filter((password) => password.length >= passwordMin))
}
