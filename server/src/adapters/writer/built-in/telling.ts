import { createHash } from 'node:crypto'
import type { FactWords } from './fact-words.ts'
import { sentenceCase } from './grammar.ts'
import { patterns } from './patterns.ts'
import type { Kind } from './patterns.ts'

/** People do not all begin alike, and the next variation about one is said in another way. */
export interface Turn {
  readonly about: string
  readonly variation: number
}

/** Nothing where there are no words for it. */
export function sentenceOf(kind: Kind, words: FactWords, { about, variation }: Turn): string {
  const ways = waysOfSaying(kind, words)
  const first = createHash('sha256').update(`${kind} ${about}`).digest().readUInt16BE()
  const pattern = ways[(first + Math.abs(variation)) % ways.length] ?? ''
  return sentenceCase(pattern.replaceAll(/\{([^}]+)\}/g, (_, name: string) => words[name] ?? ''))
}

/** The fullest patterns of a kind for which there are words. */
function waysOfSaying(kind: Kind, words: FactWords): readonly string[] {
  const sayable = patterns[kind].map((ways) =>
    ways.filter((pattern) => namesIn(pattern).every((name) => words[name] !== undefined)),
  )
  return sayable.find((ways) => ways.length > 0) ?? []
}

/** The names of the words that a pattern has room for. */
export function namesIn(pattern: string): string[] {
  return [...pattern.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
}
