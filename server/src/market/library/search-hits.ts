import { sql } from 'kysely'
import type { SearchHit, StaffProfile } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import type { Choice } from '../../kit/search-choices.ts'
import { rostersTold } from '../../search-words/rosters-told.ts'
import { matchesRoster } from '../../domain/roster/roster.ts'
import { wordsOf } from '../../text/words.ts'
import { withoutNotHeld } from '../../resumes/facts/licences/held/not-held.ts'
import { resumeTexts, ticketNames, ticketsTold } from './resume-texts.ts'

/** So much of a text stands around what was found in it. */
const around = 70

/** Tells of each where in notes and resumes the words stand that they were found by. */
export async function withHits(
  db: Reading,
  people: readonly StaffProfile[],
  ids: readonly string[],
  choices: readonly Choice[],
): Promise<StaffProfile[]> {
  if (choices.length === 0) return [...people]
  // That a town stands somewhere in a resume is no reason to be found by it.
  const ofResumes = choices.filter(({ places }) => places.length === 0)
  const resumes = await listResumes(db, ids)
  return people.map((person) => {
    const { says = '', tickets = [], held = [] } = resumes.get(person.profile_hash) ?? {}
    const notes = person.notes.map(({ note }) => hitIn('note', note, choices, held))
    // A ticket may be written there in letters, or as a unit, that nobody has typed.
    const inResume =
      hitIn('resume', says, ofResumes, held) ?? hitIn('resume', tickets.join('; '), ofResumes, held)
    const hits = [notes.find(Boolean), inResume].flatMap((hit) => hit ?? [])
    return { ...person, hits }
  })
}

interface Resumes {
  readonly says: string
  /** As they are told, and by their names alone. */
  readonly tickets: readonly string[]
  readonly held: readonly string[]
}

/** All that their resumes say, and the tickets in them, by the hash of whom they are of. */
async function listResumes(db: Reading, ids: readonly string[]): Promise<Map<string, Resumes>> {
  const rows = await db
    .selectFrom('profile')
    .select('hash')
    .select(resumeTexts.as('contents'))
    .select(ticketsTold.as('tickets'))
    .select(ticketNames.as('held'))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ hash, contents, tickets, held }) => [
      hash,
      { says: contents.join('\n'), tickets, held },
    ]),
  )
}

/** Each term as it may stand in a text: its words with signs between them, the last perhaps going on. */
function patternsOf(choices: readonly Choice[], text: string): string[] {
  return choices.flatMap((choice) => {
    const { ways, places, rosters } = choice
    if (rosters.length > 0) return rostersIn(text, choice)
    return ways.flat().flatMap((term) => {
      const words = wordsOf(term).split(' ').filter(Boolean)
      if (words.length === 0) return []
      // "WA" begins no "wants".
      const isWhole = term.endsWith(' ') || (places.length > 0 && term.length <= lettersOfState)
      const end = isWhole ? '(?![\\p{L}\\p{N}])' : '[\\p{L}\\p{N}]*'
      // Words hold neither signs nor blanks, so nothing of them has a meaning of its own.
      return `(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}${end}`
    })
  })
}

/** As they are written there, whatever was typed. */
function rostersIn(text: string, { rosters }: Choice): string[] {
  const meant = rostersTold(text).filter(({ roster }) =>
    rosters.some((wish) => matchesRoster(roster, wish)),
  )
  // Rosters hold letters, digits and signs that have no meaning of their own.
  return meant.map(({ text: found }) => `(?<!\\d)${found}(?!\\d)`)
}

const lettersOfState = 3

/** The words around the first place where any of it stands, in pieces: what was found, and what stands between. */
function hitIn(
  where: SearchHit['where'],
  text: string,
  choices: readonly Choice[],
  held: readonly string[],
): SearchHit | undefined {
  const patterns = patternsOf(choices, text)
  if (patterns.length === 0) return undefined
  const anyOf = new RegExp(`(${patterns.join('|')})`, 'giu')
  const first = firstMeant(text, anyOf, held)
  if (first === undefined) return undefined
  const [start, end] = [Math.max(0, first - around), first + 2 * around]
  const beginning = text.slice(start, first).replace(start > 0 ? /^\S*\s/ : '', '')
  const rest = text.slice(first, end).replace(end < text.length ? /\s\S*$/ : '', '')
  const parts = `${start > 0 ? '…' : ''}${beginning}${rest}${end < text.length ? '…' : ''}`
    .replaceAll(/\s+/g, ' ')
    .split(anyOf)
  // Split by a pattern in brackets, every other part is what it found.
  const pieces = parts.map((part, at) => ({ text: part, found: at % 2 === 1 }))
  return { where, pieces: pieces.filter((piece) => piece.text !== '') }
}

/** Whoever denies the same thing more often means to keep us busy. */
const mostLooked = 200

/** "Forklift: no" is not what somebody was found by. */
function firstMeant(text: string, anyOf: RegExp, held: readonly string[]): number | undefined {
  let looked = 0
  for (const { 0: found, index } of text.matchAll(anyOf)) {
    if (looked === mostLooked) return undefined
    looked += 1
    const from = text.lastIndexOf('\n', index) + 1
    const line = /.*/.exec(text.slice(from))?.[0] ?? ''
    const meant = withoutNotHeld(line, held).slice(index - from, index - from + found.length)
    if (meant === found || found.includes('\n')) return index
  }
  return undefined
}
