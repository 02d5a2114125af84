import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Reading, Writing } from '../../db/open.ts'
import { wordChoice } from '../../kit/search-choices.ts'
import type { Choice } from '../../kit/search-choices.ts'
import { phoneDigits } from '../../kit/phone-digits.ts'
import { placeWritten } from '../../adapters/geocoder/written-place.ts'
import { wordsOf } from '../../text/words.ts'
import { signOfWish, signsOfRosters } from './roster-signs.ts'
import { signsOfHome, signsWithin } from '../people/home-signs.ts'
import { withoutNotHeld } from '../../resumes/facts/licences/held/not-held.ts'
import { namesHeld, nextEndOf, withoutLapsed } from '../people/tickets-today.ts'
import { resumeTexts, ticketsWithEnds } from './resume-texts.ts'

/** Between two things that somebody is found by, so that no phrase reaches from one into the next. */
const gap = 10
/** The database keeps no longer words, and no higher places. */
const longestWord = 200
const lastPlace = 16_000
/** So short a word is meant whole: WA is not the beginning of water. */
const longestWhole = 3
/**
 * Marks the words in which the name of a place counts beside the signs of a home: all but those of resumes.
 * People and firms are called like towns, a note may say where somebody would go, and a home may be written
 * in a way that no place can be read from.
 */
export const beside = '~'
/** Before the words of a name, of which as little is typed as its reader remembers. */
export const ofName = '^'
/** Before the words that tell who somebody is: name and title. A fitter with a dogging ticket is no dogman. */
export const ofTitle = '='
/** Before those and the tickets that hold. Whoever is meant by them is no chance hit. */
export const ofSelf = '!'
/** Stands in all words that were kept as they are now. It is no word of any language. */
export const keptAsNow = '@held'

/** How near what is searched for stands to somebody: it is them, they may do it, it is told of them, or it occurs in a resume. */
export const hitDepths = ['title', 'self', 'told', 'anywhere'] as const
export type HitDepth = (typeof hitDepths)[number]

const markAt: Readonly<Record<HitDepth, string>> = {
  title: ofTitle,
  self: ofSelf,
  told: beside,
  anywhere: '',
}

/** Keeps the words that people are found by, after something about them was changed. */
export async function keepProfileWords(
  db: Writing,
  profileIds: readonly string[],
  now: Date,
): Promise<void> {
  if (profileIds.length === 0) return
  const people = await db
    .selectFrom('profile')
    .select(['id', 'staff_account_id', 'full_name', 'current_title', 'current_company'])
    .select(['companies', 'location', 'phone', 'email'])
    .select(
      sql<string[]>`array(select tag ->> 'tag' from jsonb_array_elements(tags) as tag)`.as('tags'),
    )
    .select(
      sql<string[]>`array(select note from profile_note where profile_id = profile.id)`.as('notes'),
    )
    .select(resumeTexts.as('resumes'))
    .select(ticketsWithEnds.as('tickets'))
    .where('id', '=', sql<string>`any(${profileIds}::uuid[])`)
    .execute()
  if (people.length === 0) return

  const rows = people.map(
    ({ id, staff_account_id: account, companies, tags, tickets, ...person }) => {
      const { full_name: name, current_title: title, current_company: company, location } = person
      const home = placeWritten(location ?? '')
      const reached = [phoneDigits(person.phone ?? '') ?? null, person.email]
      const held = namesHeld(tickets, now)
      const ever = [...new Set(tickets.map((ticket) => ticket.name))]
      const [notes, resumes] = [person.notes, person.resumes].map((texts) =>
        texts.map((text) => withoutNotHeld(text, ever)),
      )
      const signs = [
        wordOfAccount(account),
        keptAsNow,
        ...(home ? signsOfHome(home) : []),
        ...signsOfRosters([...person.notes, ...person.resumes]),
      ]
      const told = [name, title, company, ...companies, ...(notes ?? []), ...reached]
      const able = [...withoutLapsed(tags, tickets, now), ...held]
      const words = vectorOf(signs, [
        { texts: [name, title], mark: ofTitle },
        { texts: [name, title, ...held], mark: ofSelf },
        { texts: [...told, ...able, home ? null : location], mark: beside },
        // What has lapsed stands somewhere in a resume, and nobody is meant by it.
        { texts: [...told, ...tags, ...ever, location, ...(resumes ?? [])], mark: '' },
        { texts: [name], mark: ofName },
      ])
      const next = nextEndOf(tickets, now)
      return { profile_id: id, words: sql<string>`${words}::tsvector`, next_end: next }
    },
  )
  await db
    .insertInto('profile_words')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('profile_id').doUpdateSet((set) => ({
        words: set.ref('excluded.words'),
        next_end: set.ref('excluded.next_end'),
      })),
    )
    .execute()
}

/** What the words of somebody have to match: each word and each "phrase", or who and where that means. Undefined where nothing is searched for. */
export function wordsWanted(
  choices: readonly Choice[],
  staffAccountId: string,
  depth: HitDepth = 'anywhere',
): RawBuilder<string> | undefined {
  if (choices.length === 0) return undefined
  // What is typed last is perhaps not typed to its end.
  const last = choices.at(-1)
  const wanted = choices
    .map((choice) => choiceWanted(choice, depth, choice === last && !choice.isUnderstood))
    .filter((choice) => choice !== undefined)
  // Signs alone are in nobody's words: they find nothing, and not everything.
  const all = wanted.length > 0 ? [quoted(wordOfAccount(staffAccountId)), ...wanted] : ["'%'"]
  return sql<string>`${all.join(' & ')}::tsquery`
}

/** Whether anybody whom the account keeps has the word, or a longer one that begins so. */
export async function hasWord(db: Reading, staffAccountId: string, word: string): Promise<boolean> {
  const found = await db
    .selectFrom('profile_words')
    .select('profile_id')
    .where(sql<SqlBool>`words @@ ${wordsWanted([wordChoice([word])], staffAccountId)}`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

function choiceWanted(
  { ways: typed, places, rosters }: Choice,
  depth: HitDepth,
  mayBeginName: boolean,
): string | undefined {
  // As words, "8/6" is a day as well, or the end of a year and the beginning of another.
  const wanted = rosters.length > 0 ? [] : typed
  const mark = markAt[places.length > 0 && depth === 'anywhere' ? 'told' : depth]
  const ways = wanted.flatMap((terms) => {
    const all = terms.map((term) => termWanted(term, mark)).filter((term) => term !== undefined)
    return all.length > 0 ? [`(${all.join(' & ')})`] : []
  })
  const homes = places.flatMap(({ place, radiusKm }) => signsWithin(place, radiusKm))
  const names = mayBeginName ? wanted.flat().flatMap((term) => nameBegun(term)) : []
  const any = [...ways, ...[...homes, ...rosters.map(signOfWish)].map(quoted), ...names]
  return any.length > 0 ? `(${any.join(' | ')})` : undefined
}

/** Words one after the other; the last of them may be the beginning of a longer one, unless it is meant whole. */
function termWanted(term: string, mark: string): string | undefined {
  const words = wordsOf(term).split(' ').filter(Boolean)
  const last = words.length - 1
  const mayGoOn = !term.endsWith(' ')
  const each = words.map((word, at) => {
    const marked = quoted(`${mark}${word}`)
    return at === last && mayGoOn && word.length > longestWhole ? `${marked}:*` : marked
  })
  return each.length > 0 ? `(${each.join(' <-> ')})` : undefined
}

/** "craig dun": however short the beginning of a name is. */
function nameBegun(term: string): string[] {
  const words = wordsOf(term).split(' ').filter(Boolean)
  const each = words.map((word, at) => {
    const marked = quoted(`${ofName}${word}`)
    return at === words.length - 1 ? `${marked}:*` : marked
  })
  return each.length > 0 ? [`(${each.join(' <-> ')})`] : []
}

interface Marked {
  readonly texts: readonly (string | null)[]
  readonly mark: string
}

function vectorOf(signs: readonly string[], all: readonly Marked[]): string {
  const placed = signs.map(quoted)
  let place = 1
  for (const { texts, mark } of all) {
    for (const text of texts) {
      for (const word of wordsOf(text ?? '').split(' ')) {
        if (word) placed.push(`${quoted(`${mark}${word}`)}:${Math.min(place++, lastPlace)}`)
      }
      place += gap
    }
  }
  return placed.join(' ')
}

/** Stands in all words of an account, so that the index knows them apart. It is no word of any language. */
export function wordOfAccount(staffAccountId: string): string {
  return `@${staffAccountId}`
}

/** Words hold neither quotes nor backslashes. */
function quoted(word: string): string {
  return `'${word.slice(0, longestWord)}'`
}
