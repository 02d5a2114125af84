import { expect, test } from 'vitest'
import { checkedFacts, matchedFacts } from '@headframe/wire'
import { compare } from './score.ts'
import { matchOf } from './match.ts'
import { onDayOf } from './on-day.ts'
import { readPerson } from './read-person.ts'
import type { PersonWords } from './person-words.ts'
import { checkedAt } from './testing/gold/checks.ts'
import { openingOf, personToMatch, wordsOfPerson } from './testing/gold/compared.ts'
import { goldPeople, goldPostings } from './testing/gold/gold.ts'
import type { GoldPerson } from './testing/gold/gold.ts'

const openings = goldPostings().map((posting) => openingOf(posting))
const people = goldPeople()

function scoresOf(words: PersonWords): number[] {
  const gist = onDayOf(checkedAt, readPerson(words).gist)
  return openings.map(({ read }) => compare(read.gist, gist).score)
}

/** Another name, and words that tell sex, age, family, belief and a gap for care. */
function asSomebodyElse({ text }: GoldPerson, index: number): string {
  const names = ['Fatima al-Rashid', 'Bruce Henderson', 'Nguyen Thi Lan', 'Mary-Anne O’Leary']
  const asides = [
    'Mother of three, she/her, born 1961',
    'Married man, father, he/him, born 2003',
    'Back from parental leave, carer of a parent, churchgoer',
    'Aboriginal woman, school captain of a girls’ college',
  ]
  const [, ...lines] = text.split('\n')
  return [`! ${names[index % names.length]}`, asides[index % asides.length], ...lines].join('\n')
}

test('another name, sex, age, family or a gap moves no score of two hundred people', () => {
  const moved = people.flatMap((person, index) => {
    const before = scoresOf(wordsOfPerson(person))
    const after = scoresOf(wordsOfPerson(person, asSomebodyElse(person, index)))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [person.id]
  })
  expect(people.length).toBeGreaterThanOrEqual(200)
  expect(moved).toEqual([])
})

test('a resume stuffed with the words of a posting ten times over gains next to nothing', () => {
  const gains = people.slice(0, 60).flatMap((person, index) => {
    const posting = goldPostings()[index % goldPostings().length]
    const opening = openings[index % openings.length]
    if (!posting || !opening) return []
    const honest = wordsOfPerson(person)
    const scoreOf = (words: PersonWords) =>
      compare(opening.read.gist, onDayOf(checkedAt, readPerson(words).gist)).score
    const stuffing = `${posting.fields.get('title')}\n${posting.text}\n`.repeat(10)
    const shuffled = Array.from({ length: 10 }, (_, round) =>
      turned(posting.text.split(/\s+/), round).join(' '),
    )
    return [stuffing, shuffled.join('\n')].map(
      (words) => scoreOf(wordsOfPerson(person, `${person.text}\n${words}`)) - scoreOf(honest),
    )
  })
  expect(Math.max(...gains)).toBeLessThanOrEqual(3)
})

/** Another order of the same words, the same each time. */
function turned(words: readonly string[], round: number): string[] {
  const step = [7, 11, 13, 17, 19, 23, 29, 31, 37, 41][round] ?? 43
  return words.map((_, index) => words[(index * step + round) % words.length] ?? '')
}

test('nothing of a person is looked at that is not disclosed', () => {
  const read = new Set<string>()
  const watched = <Thing extends object>(thing: Thing): Thing =>
    new Proxy(thing, {
      get(target, name, receiver) {
        if (typeof name === 'string') read.add(name)
        return Reflect.get(target, name, receiver)
      },
    })
  for (const person of people.slice(0, 20)) {
    const words = wordsOfPerson(person)
    const facts = watched(words.resume.facts)
    const resume = watched({ ...words.resume, facts })
    const brought = readPerson(watched({ ...words, resume }))
    const terms = watched(personToMatch(person).terms)
    for (const opening of openings) {
      matchOf(opening, { read: brought, terms }, { now: checkedAt, reader: 'person' })
    }
  }
  // When, where and in what unit something was said, and what a place is called, belong to the fact beside them.
  const when = ['asOf', 'availabilitySaidAt']
  const beside = [...when, 'resume', 'facts', 'rateType', 'isRateApplied', 'suburb']
  const disclosed = [...Object.keys(matchedFacts), ...Object.keys(checkedFacts), ...beside]
  expect([...read].filter((name) => !disclosed.includes(name))).toEqual([])
  expect(
    Object.keys({ ...matchedFacts, ...checkedFacts }).filter((name) => !read.has(name)),
  ).toEqual([])
})

test('the same two have the same match a hundred times, to the byte', () => {
  const [opening] = openings
  const [person] = people
  if (!opening || !person) throw new Error('The gold set is empty')
  const once = () =>
    JSON.stringify(matchOf(opening, personToMatch(person), { now: checkedAt, reader: 'company' }))
  const first = once()
  expect(Array.from({ length: 100 }, once).every((again) => again === first)).toBe(true)
})
