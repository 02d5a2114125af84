import { plain } from '../text/plain.ts'
import { isOfTheTrade, isOrdinary } from './ordinary-words.ts'

interface Name {
  readonly firstName: string
  readonly lastName: string
}

/**
 * Somebody's own words as they may be told under their first name alone, which stands wherever they name
 * themselves in another way. A last name that is a word like any other (Stone, Driver) is only taken for one
 * beside a first name or a title: otherwise it would take words about the work along.
 */
export function withoutLastName(text: string, { firstName, lastName }: Name): string {
  const last = namePattern(lastName)
  if (last === '') return text
  const first = namePattern(firstName)
  const before = [first, ...titles].filter(Boolean).join('|')
  const alone = [lastName, ...partsOf(lastName)].filter(isTelling).map(namePattern)
  const ways = [
    // From the longest on: of "Mr Okafor" no title may be left over.
    ...(first === '' ? [] : [`${last}\\s*,\\s*${first}`]),
    `(?:${before})\\.?\\s+(?:${[last, ...alone].join('|')})`,
    ...alone,
  ]
  const named = new RegExp(`(?<!${letter})(?:${ways.join('|')})(?!${letter})`, 'giu')
  return text.normalize('NFC').replaceAll(named, () => firstName)
}

const letter = String.raw`[\p{L}\p{M}\p{N}]`
const titles = ['mr', 'mrs', 'ms', 'miss', 'dr']

const partsOf = (name: string) => name.normalize('NFC').match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []

/** Its parts with whatever people put between them, and any apostrophe or none. */
function namePattern(name: string): string {
  return partsOf(name)
    .map((part) => part.replaceAll(/['’]/gu, "['’]?"))
    .join(String.raw`[\s-]+`)
}

/** Whether nobody writes it who does not mean a name. */
function isTelling(name: string): boolean {
  const words = plain(name)
    .replaceAll("'", '')
    .split(/[\s-]+/u)
    .filter(Boolean)
  return words.some((word) => word.length > 1 && !isOrdinary(word) && !isOfTheTrade(word))
}
