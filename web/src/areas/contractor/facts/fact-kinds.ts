import type { FactKind, ResumeFact } from '@headframe/wire'

import { dateInShort } from '../../../lib/day-words.ts'
import { validityOf } from '../../../parts/profile/ticket-validity.ts'

type Field = 'name' | 'where' | 'place' | 'start' | 'end'

interface KindOfFact {
  readonly kind: FactKind
  readonly title: string
  /** In a sentence: "Add a job". */
  readonly one: string
  /** What the fields of the kind are called; it has no others. */
  readonly labels: Readonly<Partial<Record<Field, string>>>
}

export const factKinds: readonly KindOfFact[] = [
  {
    kind: 'job',
    title: 'Jobs',
    one: 'a job',
    labels: { name: 'Title', where: 'Company', place: 'Place', start: 'Started', end: 'Ended' },
  },
  {
    kind: 'ticket',
    title: 'Licences and tickets',
    one: 'a ticket',
    labels: {
      name: 'Licence or ticket',
      where: 'Issued by',
      place: 'Machine',
      start: 'Issued',
      end: 'Expires',
    },
  },
  {
    kind: 'study',
    title: 'Studies',
    one: 'a study',
    labels: { name: 'What you studied', where: 'School', end: 'Completed' },
  },
  { kind: 'skill', title: 'Skills', one: 'a skill', labels: { name: 'Skill' } },
]

/** What a fact is called: a job without a title by its company. */
export function nameOfFact({ name, where }: ResumeFact): string {
  return name ?? where ?? 'Position'
}

/** What is told beside the name, in one line; empty where there is nothing. */
export function detailsOfFact(fact: ResumeFact, now = new Date()): string {
  const { name, where, place } = fact
  return [name !== null && where, place, datesOf(fact, now)].filter(Boolean).join(' · ')
}

export function factInWords(fact: ResumeFact, now = new Date()): string {
  const details = detailsOfFact(fact, now)
  return details === '' ? nameOfFact(fact) : `${nameOfFact(fact)} (${details})`
}

function datesOf({ kind, start, end, is_current }: ResumeFact, now: Date): string {
  const [begun, ended] = [start && dateInShort(start), end && dateInShort(end)]
  if (kind === 'ticket') {
    const validity = end && validityOf(end, now).words
    return [begun && `issued ${begun}`, validity && inSentence(validity)].filter(Boolean).join(', ')
  }
  return [begun, is_current ? 'present' : ended].filter(Boolean).join(' – ')
}

function inSentence(words: string): string {
  return words.slice(0, 1).toLowerCase() + words.slice(1)
}

/** "14/03/2024" of "2024-03-14", "03/2024" of "2024-03": as people type it. */
export function dateAsTyped(date: string | null): string {
  return (date ?? '').split('-').toReversed().join('/')
}
