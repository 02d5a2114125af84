import type { Match, WordTrie } from '../text/word-trie.ts'
import { taxonomy } from './taxonomy.ts'

export interface FoundOccupation {
  readonly occupation: string
  /** In UTF-16 units of the text. */
  readonly start: number
  readonly end: number
}

/** Who is named in a title or a search, where a machine stands for whoever drives it as well. */
export function occupationsIn(title: string): FoundOccupation[] {
  return foundBy(taxonomy().phrasesOfTitles, title)
}

/** Who is named in sentences, where a bogger is a machine and no person. */
export function occupationsInProse(text: string): FoundOccupation[] {
  return foundBy(taxonomy().phrasesOfProse, text)
}

function foundBy(phrases: WordTrie, text: string): FoundOccupation[] {
  return phrases
    .matchesIn(text)
    .filter((match) => !isPartOfWord(text, match))
    .map(({ name, start, end }) => ({ occupation: name, start, end }))
}

/** What is "geo-referenced" is not done by a geologist, and "haul-truck-mounted" drives nothing. */
function isPartOfWord(text: string, { start, end }: Match): boolean {
  return /^[-‑]\p{Ll}/u.test(text.slice(end)) && !/[\s/-]/.test(text.slice(start, end))
}
