import { sql } from 'kysely'
import type { SearchHit, StaffProfile } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import type { Choice } from '../../kit/search-choices.ts'
import { wordsOf } from '../../text/words.ts'
import { resumeTexts, ticketsTold } from './resume-texts.ts'

/** So much of a text stands around what was found in it. */
const around = 70

/** Tells of each where in notes and resumes the words stand that they were found by. */
export async function withHits(
  db: Reading,
  people: readonly StaffProfile[],
  ids: readonly string[],
  choices: readonly Choice[],
): Promise<StaffProfile[]> {
  const patterns = patternsOf(choices)
  if (patterns.length === 0) return [...people]
  // That a town stands somewhere in a resume is no reason to be found by it.
  const ofResumes = patternsOf(choices.filter(({ places }) => places.length === 0))
  const resumes = await listResumes(db, ids)
  return people.map((person) => {
    const notes = person.notes.map(({ note }) => hitIn('note', note, patterns))
    const { says = '', tickets = '' } = resumes.get(person.profile_hash) ?? {}
    // A ticket may be written there in letters, or as a unit, that nobody has typed.
    const inResume = hitIn('resume', says, ofResumes) ?? hitIn('resume', tickets, ofResumes)
    const hits = [notes.find(Boolean), inResume].flatMap((hit) => hit ?? [])
    return { ...person, hits }
  })
}

interface Resumes {
  readonly says: string
  readonly tickets: string
}

/** All that their resumes say, and the tickets in them, by the hash of whom they are of. */
async function listResumes(db: Reading, ids: readonly string[]): Promise<Map<string, Resumes>> {
  const rows = await db
    .selectFrom('profile')
    .select('hash')
    .select(resumeTexts.as('contents'))
    .select(ticketsTold.as('tickets'))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ hash, contents, tickets }) => [
      hash,
      { says: contents.join('\n'), tickets: tickets.join('; ') },
    ]),
  )
}

/** Each term as it may stand in a text: its words with signs between them, the last perhaps going on. */
function patternsOf(choices: readonly Choice[]): string[] {
  return choices.flatMap(({ ways, places }) =>
    ways.flat().flatMap((term) => {
      const words = wordsOf(term).split(' ').filter(Boolean)
      if (words.length === 0) return []
      // "WA" begins no "wants".
      const isWhole = term.endsWith(' ') || (places.length > 0 && term.length <= lettersOfState)
      const end = isWhole ? '(?![\\p{L}\\p{N}])' : '[\\p{L}\\p{N}]*'
      // Words hold neither signs nor blanks, so nothing of them has a meaning of its own.
      return `(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}${end}`
    }),
  )
}

const lettersOfState = 3

/** The words around the first place where any of it stands, in pieces: what was found, and what stands between. */
function hitIn(
  where: SearchHit['where'],
  text: string,
  patterns: readonly string[],
): SearchHit | undefined {
  if (patterns.length === 0) return undefined
  const anyOf = new RegExp(`(${patterns.join('|')})`, 'giu')
  const first = text.search(anyOf)
  if (first < 0) return undefined
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
