import { plain } from '../../text/plain.ts'

/** What people abbreviate, in the spelling that the gazetteer is searched by. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['mt', 'mount'],
  ['saint', 'st'],
  ['nth', 'north'],
  ['sth', 'south'],
])

const otherCharacters = /[^a-z0-9]+/g

/** One written word as places are compared: no case, no accents, no apostrophes. May be empty. */
export function foldWord(word: string): string {
  const folded = plain(word).replaceAll(otherCharacters, '')
  return spellings.get(folded) ?? folded
}

/** A place's own name as it is compared: its folded words with one blank between. */
export function foldName(name: string): string {
  return name
    .split(/[\s\-/,.]+/)
    .map(foldWord)
    .filter((word) => word !== '')
    .join(' ')
}
