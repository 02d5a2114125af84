import { wordsFor } from './built-in/fact-words.ts'
import { kinds } from './built-in/patterns.ts'
import { sentenceOf } from './built-in/telling.ts'
import { discreetFacts } from './discreet-facts.ts'
import type { PersonFacts, Writer } from './writer.ts'

/**
 * Writes three plain sentences from the strongest facts, on this machine: what somebody does, what their
 * resume speaks of most, and what comes next. The same variation of the same facts is the same text.
 */
export function openBuiltInWriter(): Writer {
  return {
    provider: 'built-in',
    async describe(facts, variation) {
      return compose(discreetFacts(facts), variation)
    },
  }
}

function compose(facts: PersonFacts, variation: number): string {
  const words = wordsFor(facts)
  const turn = { about: JSON.stringify(facts), variation }
  return kinds
    .map((kind) => sentenceOf(kind, words, turn))
    .filter(Boolean)
    .join(' ')
}
