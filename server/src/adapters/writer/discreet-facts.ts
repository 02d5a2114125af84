import { sizes } from '@headframe/wire'
import { hasContactWords } from './contact-words.ts'
import { sentencesOf } from './sentences.ts'
import type { PersonFacts } from './writer.ts'

/** The disclosed facts and no others, without whatever could be used to reach the person. */
export function discreetFacts(facts: PersonFacts): PersonFacts {
  return {
    firstName: discreetName(facts.firstName) ?? '',
    industry: discreetName(facts.industry),
    role: discreetName(facts.role),
    state: discreetName(facts.state),
    availability: facts.availability,
    contractType: facts.contractType,
    experienceMonths: facts.experienceMonths,
    currentTitle: discreetName(facts.currentTitle),
    currentCompany: discreetName(facts.currentCompany),
    employers: discreetNames(facts.employers),
    skills: discreetNames(facts.skills),
    licences: discreetNames(facts.licences),
    answers: facts.answers
      .map(({ question, response }) => ({ question, response: discreetText(response) }))
      .filter(({ response }) => response !== ''),
    idealRole: discreetText(facts.idealRole ?? '') || null,
  }
}

const mostNames = 40

function discreetNames(names: readonly string[]): string[] {
  return names.flatMap((name) => discreetName(name) ?? []).slice(0, mostNames)
}

/** A name on one line, or nothing when it says how to reach somebody or is too long to be one. */
function discreetName(name: string | null): string | null {
  const line = oneLine((name ?? '').slice(0, sizes.lineLength + 1))
  return line === '' || line.length > sizes.lineLength || hasContactWords(line) ? null : line
}

/** A sentence that says how to reach somebody goes as a whole: the rest of it would be broken. */
function discreetText(text: string): string {
  const kept = wholeSentencesOf(text)
    .map(oneLine)
    .filter((sentence) => !hasContactWords(sentence))
  // Something that reaches over two sentences is only seen when they stand together.
  return hasContactWords(kept.join(' ')) ? '' : kept.join('\n')
}

/** Of a text that goes on and on, the sentences that end in time. */
function wholeSentencesOf(text: string): string[] {
  const sentences = sentencesOf(text.slice(0, sizes.paragraphLength))
  return text.length > sizes.paragraphLength ? sentences.slice(0, -1) : sentences
}

const controlCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

function oneLine(text: string): string {
  return text.replaceAll(controlCharacters, ' ').replaceAll(/\s+/g, ' ').trim()
}
