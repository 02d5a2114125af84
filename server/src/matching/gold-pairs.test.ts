import { describe, expect, test } from 'vitest'
import type { Evidence, Match } from '@headframe/wire'
import { matchOf } from './match.ts'
import type { PersonToMatch } from './match.ts'
import { readPerson } from './read-person.ts'
import { checkedAt, goldChecks } from './testing/gold/checks.ts'
import {
  descriptionOf,
  goldField,
  openingOf,
  personToMatch,
  wordsOfPerson,
} from './testing/gold/compared.ts'
import { goldPeople, goldPostings } from './testing/gold/gold.ts'
import type { GoldPerson, GoldPosting } from './testing/gold/gold.ts'
import { jobOf, personOf } from './testing/gold/told.ts'

const postings = goldPostings().map((posting) => ({
  posting,
  opening: openingOf(posting),
  fields: fieldsOfJob(posting),
}))
const people = goldPeople().map((person) => ({
  person,
  matched: personToMatch(person),
  fields: fieldsOfPerson(person),
}))

function matchBetween(opening: (typeof postings)[number], person: PersonToMatch): Match {
  return matchOf(opening.opening, person, { now: checkedAt, reader: 'person' })
}

test('the hard checks of every pair are what the rules say', () => {
  const wrong = goldChecks().flatMap(({ posting, person, expected }) => {
    const opening = postings.find((one) => one.posting.id === posting)
    const matched = people.find((one) => one.person.id === person)?.matched
    if (!opening || !matched) return [`${posting} ${person} is not there`]
    const { checks } = matchBetween(opening, matched)
    return checks.flatMap(({ key, result }) =>
      expected.has(key) && expected.get(key) !== result
        ? [`${posting} ${person} ${key}: ${result}, not ${expected.get(key)}`]
        : [],
    )
  })
  expect(wrong).toEqual([])
})

describe('evidence', () => {
  test('stands literally where it is said to, in more than ten thousand pairs', () => {
    let pairs = 0
    const lost: string[] = []
    for (const opening of postings) {
      for (const { person, matched, fields: ownFields } of people) {
        const match = matchBetween(opening, matched)
        const fields = { ...opening.fields, ...ownFields }
        for (const quote of quotesOf(match)) {
          const field = fields[`${quote.source} ${quote.field}`] ?? ''
          const found =
            quote.start === null
              ? field.includes(quote.text)
              : field.slice(quote.start, quote.end ?? 0) === quote.text
          if (!found) lost.push(`${opening.posting.id} ${person.id} ${JSON.stringify(quote)}`)
        }
        pairs += 1
      }
    }
    expect(pairs).toBeGreaterThan(10_000)
    expect(lost.slice(0, 5)).toEqual([])
  })

  test('taken out of a resume, the reason that rests on it is another one or gone', () => {
    let cited = 0
    let changed = 0
    for (const { person, matched } of people) {
      const [best] = postings
        .map((opening) => ({ opening, match: matchBetween(opening, matched) }))
        .toSorted((a, b) => b.match.score - a.match.score)
      const words = wordsOfPerson(person)
      const { content, facts } = words.resume
      for (const reason of best?.match.reasons ?? []) {
        const quote = reason.person
        if (!best || quote?.source !== 'resume' || quote.start === null || quote.end === null)
          continue
        const blank = ' '.repeat(quote.text.length)
        const without = content.slice(0, quote.start) + blank + content.slice(quote.end)
        const jobs = facts.jobs.map((job) => ({
          ...job,
          title: job.title && without.includes(job.title) ? job.title : null,
        }))
        const read = readPerson({
          ...words,
          resume: { content: without, facts: { ...facts, jobs } },
        })
        const { reasons } = matchBetween(best.opening, { ...matched, read })
        cited += 1
        const same = reasons.some((one) => JSON.stringify(one) === JSON.stringify(reason))
        if (!same) changed += 1
      }
    }
    expect(cited).toBeGreaterThan(300)
    expect(changed / cited).toBeGreaterThan(0.95)
  })
})

function quotesOf({ checks, reasons, missing }: Match): Evidence[] {
  return [
    ...checks.flatMap(({ evidence, person }) => [evidence, person]),
    ...reasons.flatMap(({ job, person }) => [job, person]),
    ...missing.map(({ job }) => job),
  ].filter((quote) => quote !== null)
}

function fieldsOfJob(posting: GoldPosting): Record<string, string> {
  const job = jobOf(posting)
  return {
    'job title': job.title,
    'job role': job.role,
    'job industry': job.industry,
    'job roster': job.roster,
    'job rate': String(job.pay?.rate ?? ''),
    'job work_location': job.workLocation,
    'job work_arrangement': job.workArrangement,
    'job work_type': job.workType,
    [`job ${goldField}`]: descriptionOf(posting),
  }
}

function fieldsOfPerson(person: GoldPerson): Record<string, string> {
  const told = personOf(person)
  return {
    'resume text': wordsOfPerson(person).resume.content,
    'profile role': told.role ?? '',
    'profile industry': told.industry ?? '',
    'profile visa_status': told.visaStatus ?? '',
    'profile rate': String(told.pay?.rate ?? ''),
    'profile suburb': told.suburb,
    'profile rosters': told.wishes.rosters.join('\n'),
  }
}
