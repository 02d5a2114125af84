import { sentencesOf } from '../sentences.ts'
import { calmSentence } from './calm.ts'
import { countWords, sentenceCase } from './grammar.ts'

/** Somebody's own words are only ever told in whole sentences, and never long ones. */
interface Length {
  readonly least: number
  readonly most: number
}

/** In characters: what is longer need not be counted in words. */
const longestQuote = 300

/** The sentences of a text that may stand between quotation marks, cleaned. */
export function quotableSentences(text: string, { least, most }: Length): string[] {
  return sentencesOf(text)
    .filter(({ length }) => length <= longestQuote)
    .map(tidy)
    .filter((sentence) => countWords(sentence) >= least && countWords(sentence) <= most)
    .filter(isPlain)
}

/**
 * Whoever says `I` or `we` says a whole sentence, which stands without the question before it,
 * unless it leans on the sentence before it.
 */
export function standsAlone(sentence: string): boolean {
  return (
    /\b(I|my|we|our)\b/i.test(sentence) &&
    !/^(also|and|because|but|he|it|she|so|that|then|these|they|this|those|which)\b/i.test(sentence)
  )
}

export function quoted(sentence: string): string {
  return `“${sentence}”`
}

function tidy(sentence: string): string {
  const plain = sentence
    .replace(/^(?:[-–—*•·>]+|\d{1,2}[.)])\s+/, '')
    .replaceAll(/[“”"]/g, '')
    .replaceAll(/[‘’']/g, '’')
    .replaceAll(/\bi(?=\s|’)/g, 'I')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.,;:!…-]+$/, '')
    .trim()
  const said = sentenceCase(calmSentence(plain))
  return said.endsWith('?') ? said : `${said}.`
}

const plainCharacters = /^[\p{L}\p{M}\p{N} .,;:?’()/&%+°$–-]+$/u

/** Words as people write them: no markup, no code, no letters from leaning on a key. */
function isPlain(sentence: string): boolean {
  const words = sentence.match(/\p{L}{4,}/gu) ?? []
  return (
    plainCharacters.test(sentence) &&
    /^[\p{L}\p{N}]/u.test(sentence) &&
    !/(\p{L})\1{3}/iu.test(sentence) &&
    words.some((word) => /[aeiouy]/i.test(word))
  )
}
