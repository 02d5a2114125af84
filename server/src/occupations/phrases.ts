import { plain } from '../text/plain.ts'
import { manyOf } from './many-of.ts'
import { allOccupations, isNamedAfter } from './nearness.ts'
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

/**
 * Every way to write an occupation, and those that have its name in theirs, in as few phrases as have the others
 * in them. What others are called beside that says nothing of who is meant.
 */
export function waysToWrite(occupation: string): string[] {
  const phrases = allOccupations()
    .filter((other) => other === occupation || isNamedAfter(other, occupation))
    .flatMap((kind) => taxonomy().occupations.get(kind)?.phrases ?? [])
    .filter(({ isLoose, text }) => !isLoose && text.length >= shortestTelling)
    .map(({ text }) => plain(text))
    .toSorted((one, other) => one.length - other.length)
  const ways: string[] = []
  for (const phrase of phrases) {
    if (!ways.some((way) => ` ${phrase} `.includes(way.endsWith(' ') ? way : ` ${way}`)))
      ways.push(...wholeWhereShort(phrase))
  }
  return ways
}

/** A single word so short begins others that have nothing to do with it: a cook, cooking; an elec, electronics. */
const shortWord = /^\p{L}{1,5}$/u

/** A name for somebody, in the ways in which it occurs: where it is short as a whole word, of one or of several. */
export function wholeWhereShort(name: string): string[] {
  return shortWord.test(name) ? [name, ...manyOf(name)].map((whole) => ` ${whole} `) : [name]
}

/** Fewer letters stand in many a word. */
const shortestTelling = 4

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
