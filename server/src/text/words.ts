import { folded } from './plain.ts'

/** What stands between words: all signs, and no letters or digits of any script. */
const signs = /[\0-/:-`{-\u00BF\u00D7\u00F7\u2000-\u2BFF\u3000-\u303F]+/g

/** The words of a text, each between blanks, so that it can be told where one begins and ends. */
export function wordsOf(text: string): string {
  const words = folded(text).replaceAll("'", '').replaceAll(signs, ' ').trim()
  return words && ` ${words} `
}

/** So short a word is meant whole: WA is not the beginning of water. */
const longestWhole = 3

/**
 * What occurs in such a text where these words do. The last of them may be the beginning of a longer one;
 * the others are followed by the next.
 */
export function beginningOfWords(text: string): string {
  const words = wordsOf(text)
  const last = words.trimEnd().split(' ').at(-1) ?? ''
  return last.length > longestWhole ? words.trimEnd() : words
}

/** What occurs in kept words for a term; one with blanks around it is meant whole. */
export function termInWords(term: string): string {
  return term.endsWith(' ') ? wordsOf(term) : beginningOfWords(term)
}
