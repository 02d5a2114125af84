import { sql } from 'kysely'
import type { SearchHit, StaffProfile } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { searchTerms } from '../../kit/search.ts'
import { wordsOf } from '../../text/words.ts'

/** So much of a text stands around what was found in it. */
const around = 70

/** Tells of each where in notes and resumes the words stand that they were found by. */
export async function withHits(
  db: Reading,
  people: readonly StaffProfile[],
  ids: readonly string[],
  search: string,
): Promise<StaffProfile[]> {
  const patterns = patternsOf(search)
  if (patterns.length === 0) return [...people]
  const resumes = await listResumes(db, ids)
  return people.map((person) => {
    const notes = person.notes.map(({ note }) => hitIn('note', note, patterns))
    const inResume = hitIn('resume', resumes.get(person.profile_hash) ?? '', patterns)
    const hits = [notes.find(Boolean), inResume].flatMap((hit) => hit ?? [])
    return { ...person, hits }
  })
}

/** All that their resumes say, by the hash of whom they are of. */
async function listResumes(db: Reading, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('profile')
    .select('hash')
    .select(
      sql<string[]>`array(
        select content from upload where upload.profile_id = profile.id and content is not null
        union all
        select resume_reading.content from resume
        join resume_reading on resume_reading.resume_id = resume.id
        where resume.contractor_id = profile.contractor_id and resume.place = 'active'
      )`.as('contents'),
    )
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ hash, contents }) => [hash, contents.join('\n')]))
}

/** Each term as it may stand in a text: its words with signs between them, the last perhaps going on. */
function patternsOf(search: string): RegExp[] {
  return searchTerms(search).flatMap((term) => {
    const words = wordsOf(term).split(' ').filter(Boolean)
    if (words.length === 0) return []
    // Words hold neither signs nor blanks, so nothing of them has a meaning of its own.
    return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}[\\p{L}\\p{N}]*`, 'iu')
  })
}

function hitIn(
  where: SearchHit['where'],
  text: string,
  patterns: readonly RegExp[],
): SearchHit | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (!found) continue
    const end = found.index + found[0].length
    const before = text.slice(Math.max(0, found.index - around), found.index)
    const after = text.slice(end, end + around)
    return {
      where,
      before: oneLine(found.index > around ? `…${before.replace(/^\S*\s/, '')}` : before),
      hit: oneLine(found[0]),
      after: oneLine(end + around < text.length ? `${after.replace(/\s\S*$/, '')}…` : after),
    }
  }
  return undefined
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
