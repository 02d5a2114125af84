import type { Shuffle } from './choosing.ts'
import type { FactWords } from './fact-words.ts'
import { sentenceCase } from './grammar.ts'
import { patterns } from './patterns.ts'
import type { Kind } from './patterns.ts'
import type { Plan } from './plans.ts'

/** A plan in sentences; what there are no words for is left out. */
export function tellPlan(plan: Plan, words: FactWords, shuffle: Shuffle): string {
  let before = ''
  const say = (kind: Kind) => {
    const sentence = sentenceOf(kind, words, shuffle, before)
    before = sentence || before
    return sentence
  }
  return plan
    .map((kinds) => kinds.map(say).filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n')
}

/** Two sentences in a row begin with the same word only when there is no other way. */
function sentenceOf(kind: Kind, words: FactWords, shuffle: Shuffle, before: string): string {
  const sentences = shuffle(kind, waysOfSaying(kind, words)).map((pattern) => fill(pattern, words))
  return (
    sentences.find((sentence) => firstWord(sentence) !== firstWord(before)) ?? sentences[0] ?? ''
  )
}

/** The fullest patterns of a kind for which there are words. */
export function waysOfSaying(kind: Kind, words: FactWords): readonly string[] {
  const sayable = patterns[kind].map((ways) =>
    ways.filter((pattern) => namesIn(pattern).every((name) => words[name] !== undefined)),
  )
  return sayable.find((ways) => ways.length > 0) ?? []
}

/** The names of the words that a pattern has room for. */
export function namesIn(pattern: string): string[] {
  return [...pattern.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
}

function fill(pattern: string, words: FactWords): string {
  return sentenceCase(pattern.replaceAll(/\{([^}]+)\}/g, (_, name: string) => words[name] ?? ''))
}

function firstWord(sentence: string): string {
  return sentence.split(/[\s,’]/, 1)[0] ?? ''
}
