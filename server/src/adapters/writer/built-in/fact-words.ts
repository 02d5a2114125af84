import type { PersonFacts } from '../writer.ts'
import { lengthOfTime, listed, withArticle } from './grammar.ts'
import {
  firstNameFrom,
  isSameName,
  placeIn,
  plainName,
  plainNames,
  plainTitle,
  withoutUnitCode,
} from './names.ts'

/** The words that the facts are told in. A fact that is absent has no word. */
export type FactWords = Readonly<Record<string, string | undefined>>

export function wordsFor(facts: PersonFacts): FactWords {
  const name = firstNameFrom(facts.firstName)
  return {
    name,
    whose: `${name}’s`,
    ...workWords(facts),
    ...listWords(facts),
    place: facts.state ? placeIn(facts.state) : undefined,
    start: facts.availability ?? undefined,
    terms: facts.contractType ? terms[facts.contractType] : undefined,
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

/** Of many, those that a reader would remember. */
const mostNamed = 3

/** They come strongest first. Beside a present employer the others are earlier ones. */
function listWords(facts: PersonFacts): FactWords {
  const present = plainName(facts.currentCompany) ?? ''
  const earlier = plainNames(facts.employers).filter((employer) => !isSameName(employer, present))
  return {
    employers: named(earlier.slice(0, 2)),
    skills: named(plainNames(facts.skills), 'skills such as'),
    tickets: named(plainNames(facts.licences.map(withoutUnitCode)), 'tickets such as'),
  }
}

function named(names: readonly string[], before = ''): string | undefined {
  return names.length > 0 ? `${before} ${listed(names.slice(0, mostNamed))}`.trim() : undefined
}
