import { plain } from '../text/plain.ts'
import { taxonomy } from './taxonomy.ts'

let words: ReadonlyMap<string, number> | undefined

/** Every word that occupations are written with, and in how many of their names it stands. */
export function wordsOfOccupations(): ReadonlyMap<string, number> {
  words ??= countWords()
  return words
}

function countWords(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { phrases } of taxonomy().occupations.values()) {
    for (const { text } of phrases) {
      for (const word of plain(text).match(/\p{L}+/gu) ?? []) {
        counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    }
  }
  return counts
}

/** Occupations with a name that begins like this, those first whose own name does. */
export function occupationsBeginning(text: string, most: number): string[] {
  const begun = plain(text)
  const all = [...taxonomy().occupations.values()]
  const byName = all.filter(({ name }) => plain(name).startsWith(begun))
  const byWord = all.filter(({ name }) => plain(name).includes(` ${begun}`))
  const byPhrase = all.filter(({ phrases }) =>
    phrases.some((phrase) => plain(phrase.text).startsWith(begun)),
  )
  const names = [...byName, ...byPhrase, ...byWord].map(({ name }) => name)
  return [...new Set(names)].slice(0, most)
}
