import type { GoldPerson, GoldPosting } from '@headframe/server/src/matching/testing/gold/gold.ts'
import { gradeOf } from '@headframe/server/src/matching/testing/gold/grade.ts'
import { partOf } from '@headframe/server/src/matching/testing/gold/parts.ts'
import type { Part } from '@headframe/server/src/matching/testing/gold/parts.ts'
import { onDayOf } from '@headframe/server/src/matching/on-day.ts'
import { compare } from '@headframe/server/src/matching/score.ts'
import { checkedAt } from '@headframe/server/src/matching/testing/gold/checks.ts'
import { openingOf, personToMatch } from '@headframe/server/src/matching/testing/gold/compared.ts'
import { readRelated } from '@headframe/server/src/matching/testing/gold/related.ts'
import { indexWords } from './bm25.ts'
import type { Figure } from './figures.ts'
import { ndcgAt10 } from './ndcg.ts'

/** A way to put one side in order for the other: ids, the best first. */
export interface Ranking {
  peopleFor(posting: GoldPosting, people: readonly GoldPerson[]): readonly string[]
  postingsFor(person: GoldPerson, postings: readonly GoldPosting[]): readonly string[]
}

interface Quality {
  /** The mean over all postings, people put in order for each. */
  readonly ofPeople: number
  /** The mean over the people for whom something of the part is a two at least. */
  readonly ofPostings: number
}

/** What is reached on the half that was set aside, and how much better than words alone that is. */
const leastOf = { ofPeople: 0.895, ofPostings: 0.94 } as const
const leastAhead = 0.08

/** How well people are found for postings and postings for people, by hand-written ones. */
export function measureMatchingQuality(): Figure[] {
  return [...figuresOf('open', null), ...figuresOf('aside', leastOf)]
}

/**
 * The same on what no choice has seen. It is asked for at releases only and never while choosing,
 * and has no goal, so that nobody tunes to it.
 */
export function measureFreshMatching(): Figure[] {
  return figuresOf('fresh', null)
}

function figuresOf(part: Part, least: Quality | null): Figure[] {
  const matched = measureRanking(byMatch(part), part)
  const words = measureRanking(wordsAlone, part)
  return (['ofPeople', 'ofPostings'] as const).flatMap((way) => {
    const name = `${way === 'ofPeople' ? 'people' : 'jobs'} (${part})`
    const goal = least ? { atLeast: least[way] } : {}
    const ahead = least ? { atLeast: leastAhead } : {}
    return [
      { name: `Matching, ${name}`, ratio: matched[way], detail: 'nDCG@10', ...goal },
      {
        name: `Matching ahead of words alone, ${name}`,
        ratio: matched[way] - words[way],
        detail: `words alone ${words[way].toFixed(2)}`,
        ...ahead,
      },
    ]
  })
}

function inOrder(ids: readonly string[], score: (id: string) => number): string[] {
  return ids.toSorted((one, other) => score(other) - score(one))
}

/** The product's own order: the best score first, the same ones as they stand. */
function byMatch(part: Part): Ranking {
  const compared = partOf(part)
  const openings = new Map(compared.postings.map((one) => [one.id, openingOf(one).read.gist]))
  const persons = new Map(
    compared.people.map((one) => [one.id, onDayOf(checkedAt, personToMatch(one).read.gist)]),
  )
  const scoreOf = (posting: string, person: string) => {
    const [opening, brought] = [openings.get(posting), persons.get(person)]
    return opening && brought ? compare(opening, brought).score : 0
  }
  return {
    peopleFor: (posting, people) =>
      inOrder(
        people.map(({ id }) => id),
        (id) => scoreOf(posting.id, id),
      ),
    postingsFor: (person, postings) =>
      inOrder(
        postings.map(({ id }) => id),
        (id) => scoreOf(id, person.id),
      ),
  }
}

export function measureRanking(rank: Ranking, part: Part): Quality {
  const { postings, people } = partOf(part)
  const related = readRelated()
  const gradesFor = ({ wants }: GoldPosting) =>
    new Map(people.map(({ id, offers }) => [id, gradeOf(wants, offers, related)]))
  const gradesOf = ({ offers }: GoldPerson) =>
    new Map(postings.map(({ id, wants }) => [id, gradeOf(wants, offers, related)]))

  const sought = people
    .map((person) => ({ person, grades: gradesOf(person) }))
    .filter(({ grades }) => [...grades.values()].some((grade) => grade >= 2))
  return {
    ofPeople: ndcgAt10(
      postings.map((posting) => rank.peopleFor(posting, people)),
      postings.map(gradesFor),
    ),
    ofPostings: ndcgAt10(
      sought.map(({ person }) => rank.postingsFor(person, postings)),
      sought.map(({ grades }) => grades),
    ),
  }
}

const wordsAlone: Ranking = {
  peopleFor: (posting, people) => indexWords(people).rank(wordsOfPosting(posting)),
  postingsFor: (person, postings) =>
    indexWords(postings.map((posting) => ({ id: posting.id, text: wordsOfPosting(posting) }))).rank(
      person.text,
    ),
}

function wordsOfPosting({ fields, text }: GoldPosting): string {
  return [fields.get('title'), fields.get('role'), fields.get('work_location'), text].join('\n')
}
