import { plain } from '../text/plain.ts'
import { nicknamesOf } from './nicknames.ts'
import { isOfTheTrade } from './ordinary-words.ts'

/** By what somebody could be known. */
export interface Known {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
  readonly address: string | null
  readonly suburb: string | null
  readonly postCode: string | null
  /** Employers, clients and places that too few others share. */
  readonly rare: readonly string[]
}

/** What must not be read of somebody, in the letters that texts are compared in. */
export interface Identity {
  readonly words: ReadonlySet<string>
  /** Names, of which other names are made. */
  readonly beginnings: readonly string[]
  readonly phrases: readonly string[]
  /** The digits of the phone, as they are dialled here and from abroad. */
  readonly phones: readonly string[]
  readonly numbers: ReadonlySet<string>
}

export function identityOf(known: Known): Identity {
  const { firstName, lastName, email, phone, address, suburb, postCode, rare } = known
  const names = [...wordsIn(firstName), ...wordsIn(lastName)]
  const words = [
    ...names.flatMap((name) => [name, ...nicknamesOf(name), ...beginningsOf(name)]),
    // A name may be written in one with another, or without its sign.
    ...[firstName, lastName, `${firstName}${lastName}`].map((name) => wordsIn(name).join('')),
    ...wordsIn(email),
    ...wordsIn(suburb ?? '').filter(isTelling),
    ...wordsIn(address ?? '').filter((word) => isTelling(word) && !streetWords.has(word)),
    ...rare.flatMap(wordsIn).filter((word) => isTelling(word) && !isOfTheTrade(word)),
  ]
  const digits = (phone ?? '').replaceAll(/\D/g, '')
  return {
    words: new Set(words.filter((word) => word.length > 1)),
    beginnings: names.filter((name) => name.length > 2),
    phrases: [...rare, suburb ?? '', address ?? ''].map(phraseOf).filter((phrase) => phrase !== ''),
    phones: digits === '' ? [] : [digits, digits.replace(/^61/, '0'), digits.replace(/^0/, '61')],
    numbers: new Set([postCode ?? '', ...numbersIn(address ?? '')].filter(Boolean)),
  }
}

/** The words of a text as they are compared, one blank between. */
export function phraseOf(text: string): string {
  return wordsIn(text).join(' ')
}

function wordsIn(text: string): string[] {
  return (
    plain(text.normalize('NFKC'))
      .replaceAll("'", '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

const numbersIn = (text: string) => text.match(/\d+/g) ?? []

/** Dan of Daniel, and Rob of Robertson. */
function beginningsOf(name: string): string[] {
  return Array.from({ length: Math.max(0, name.length - 3) }, (_, more) => name.slice(0, 3 + more))
}

const isTelling = (word: string) => word.length > 2 && !fillers.has(word)

const fillers = new Set(['the', 'and', 'for', 'pty', 'ltd', 'inc', 'limited', 'group', 'company'])

const streetWords = new Set(
  'street road avenue drive court place lane way close crescent parade highway terrace unit lot'
    .split(' ')
    .concat(['flat', 'level', 'house', 'box']),
)
