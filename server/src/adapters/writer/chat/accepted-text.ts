import { sizes } from '@headframe/wire'
import { hasContactWords } from '../contact-words.ts'
import type { PersonFacts } from '../writer.ts'
import { numbersIn } from './numbers.ts'

/** A service answered, but not with a description of this person. */
export class UnusableAnswer extends Error {
  override name = 'UnusableAnswer'
}

/** The plain text of an answer that says nothing but facts as far as a program can tell; otherwise throws. */
export function acceptedText(answer: string, facts: PersonFacts): string {
  const text = plainText(answer)
  const fault = faultOf(text, facts)
  if (fault) throw new UnusableAnswer(`The answer ${fault}`)
  return text
}

function faultOf(text: string, facts: PersonFacts): string | undefined {
  if (text === '') return 'is empty'
  if (text.length > sizes.descriptionLength) return 'is too long'
  if (hasContactWords(text)) return 'says how to reach somebody'
  if (refusing.test(text)) return 'is a refusal'
  return hasForeignNumber(text, facts) ? 'names a number that no fact names' : undefined
}

const refusing =
  /^(i['’]?m |i am )?(very )?(sorry|unfortunately|apolog)|\bas an? (ai|language model|assistant)\b|\bi (can['’]?t|cannot|can not|won['’]?t|am unable to|am not able to)\b.{0,40}\b(help|assist|write|provide|comply|create|generate|do that)\b/i

function hasForeignNumber(text: string, facts: PersonFacts): boolean {
  // A line feed is spelled with a letter there, which would hide the word behind it.
  const factsAsText = JSON.stringify(facts).replaceAll(String.raw`\n`, ' ')
  const told = numbersIn(`${factsAsText} ${countsOf(facts).join(' ')}`)
  // In running text it mostly means "a".
  told.add('1')
  return [...numbersIn(text)].some((number) => !told.has(number))
}

/** Numbers that the facts hold without naming them. */
function countsOf({
  experienceMonths,
  employers,
  skills,
  licences,
  answers,
}: PersonFacts): number[] {
  const months = experienceMonths ?? 0
  return [
    ...(months > 0 ? [Math.floor(months / 12), months % 12] : []),
    ...[employers, skills, licences, answers].map(({ length }) => length),
  ]
}

/** Without the dress that some services put around their words. */
function plainText(answer: string): string {
  return withoutThoughts(answer)
    .slice(0, 2 * sizes.descriptionLength)
    .replaceAll('\r\n', '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{C}\n]/gu, '')
    .replaceAll(/^ *(`{3,}|~{3,}).*$/gm, '')
    .replaceAll(/^ *(#{1,6}|>|[-*•]) +/gm, '')
    .replaceAll(/(\*\*|__|`)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replaceAll(/ +$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .replace(/^["“]([^"“”]*)["”]$/, '$1')
    .trim()
}

function withoutThoughts(answer: string): string {
  const end = answer.trimStart().startsWith('<think>') ? answer.indexOf('</think>') : -1
  return end === -1 ? answer : answer.slice(end + '</think>'.length)
}
