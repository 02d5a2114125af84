import { productName } from '@headframe/wire'
import type { PersonFacts } from '../writer.ts'
import type { Shuffle } from './choosing.ts'
import { counted, lengthOfTime, listed, withArticle } from './grammar.ts'
import {
  firstNameFrom,
  isSameName,
  placeIn,
  plainName,
  plainNames,
  plainTitle,
  withoutUnitCode,
} from './names.ts'
import { ownWordsIn } from './own-words.ts'

/** The words that the facts are told in. A fact that is absent has no word. */
export type FactWords = Readonly<Record<string, string | undefined>>

/** Which skills, tickets and sentences are named changes from variation to variation. */
export function wordsFor(facts: PersonFacts, shuffle: Shuffle): FactWords {
  const name = firstNameFrom(facts.firstName)
  return {
    product: productName,
    name,
    whose: `${name}’s`,
    ...workWords(facts),
    ...listWords(facts, shuffle),
    ...ownWordsIn(facts, shuffle),
    place: facts.state ? placeIn(facts.state) : undefined,
    start: facts.availability ?? undefined,
    terms: facts.contractType ? terms[facts.contractType] : undefined,
    ...questionWords(facts.answers.length),
  }
}

const terms = { PTY: 'through a Pty Ltd company', PAYG: 'on a PAYG basis' } as const

function workWords(facts: PersonFacts): FactWords {
  const title = plainTitle(facts.currentTitle)
  const role = plainTitle(facts.role)
  const isAnother = role !== undefined && title !== undefined && !isSameName(title, role)
  const months = facts.experienceMonths ?? 0
  return {
    'a title': title && withArticle(title),
    'a role': role && withArticle(role),
    'another role': isAnother ? withArticle(role) : undefined,
    company: plainName(facts.currentCompany),
    industry: plainName(facts.industry)?.replaceAll(/\b[A-Z][a-z]+\b/g, (word) =>
      word.toLowerCase(),
    ),
    experience: months > 0 ? lengthOfTime(months) : undefined,
  }
}

function listWords(facts: PersonFacts, shuffle: Shuffle): FactWords {
  const some = (names: readonly string[], count: number) => {
    const chosen = new Set(shuffle('named', names).slice(0, count))
    return names.filter((name) => chosen.has(name))
  }
  const licences = plainNames(facts.licences.map(withoutUnitCode))
  return {
    ...employerWords(facts),
    ...oneOrMore('skill', some(plainNames(facts.skills).slice(0, 6), 4)),
    ...oneOrMore('licence', some(licences.slice(0, 5), 3)),
  }
}

/** Beside a present employer the others are earlier ones. */
function employerWords(facts: PersonFacts): FactWords {
  const present = plainName(facts.currentCompany)
  const employers = plainNames(facts.employers)
  if (!present) return oneOrMore('employer', employers.slice(0, 3))
  const others = employers.filter((employer) => !isSameName(employer, present))
  return oneOrMore('earlier employer', others.slice(0, 3))
}

/** One thing and several are told in other words. */
function oneOrMore(thing: string, names: readonly string[]): FactWords {
  const [only] = names
  return names.length > 1 ? { [`${thing}s`]: listed(names) } : { [`one ${thing}`]: only }
}

function questionWords(count: number): FactWords {
  return count > 1
    ? { questions: counted(count, 'question') }
    : { 'one question': count === 1 ? 'a question' : undefined }
}
