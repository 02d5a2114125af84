import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { AdminList } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { containing, wordTerms } from '../../kit/search.ts'
import { accountTerms } from '../../market/accounts/account-search.ts'
import { beginningOfWords, wordsOf } from '../../text/words.ts'

/** So many lines are looked through for each word. */
const mostLines = 2000

/**
 * Words that are nearly like these, the oftenest first, by the place of each; nothing of what is there itself.
 * One slip leaves the beginning of a word as it was, or its end: either is found by the index of parts.
 */
export async function wordsAlike(
  db: Reading,
  list: AdminList,
  words: readonly string[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { source, heads } = linesOf(list)
  const typed = words.map((word, at) => ({
    at,
    whole: containing(beginningOfWords(word)),
    beginning: containing(wordsOf(word).slice(0, keptOf(word) + 1)),
    ending: containing(wordsOf(word).slice(-keptOf(word) - 1)),
    letters: word.length,
  }))
  const found = sql<{ at: number; words: string[] }>`(
    select typed.at, array_agg(alike.word order by alike.often desc, alike.word) as words
    from json_to_recordset(${JSON.stringify(typed)}::json)
      as typed (at integer, whole text, beginning text, ending text, letters integer)
    cross join lateral (
      select word, count(*) as often
      from (
        select ${heads} as heads from ${source}
        and (words like typed.beginning or words like typed.ending) limit ${mostLines}
      ) as lines
      cross join lateral regexp_split_to_table(lines.heads, '\\s+') as word
      where length(word) between typed.letters - 2 and typed.letters + 2
        and (' ' || word || ' ' like typed.beginning or ' ' || word || ' ' like typed.ending)
      group by word
    ) as alike
    where not exists (select from ${source} and words like typed.whole)
    group by typed.at
  )`
  const rows = await db
    .selectFrom(found.as<'found'>(sql`found`))
    .select(['at', 'words'])
    .execute()
  return new Map(rows.map((row) => [row.at, row.words]))
}

/** Whether the list has anything for it. */
export async function finds(db: Reading, list: AdminList, search: string): Promise<boolean> {
  const terms = list === 'jobs' ? wordTerms(search) : accountTerms(search)
  const all = terms.map((term) => sql<SqlBool>`words like ${containing(term)}`)
  const found = sql<{ one: number }>`(
    select 1 as one from ${linesOf(list).source} and ${sql.join(all, sql` and `)} limit 1
  )`
  const rows = await db
    .selectFrom(found.as<'found'>(sql`found`))
    .select('one')
    .execute()
  return rows.length > 0
}

interface Lines {
  readonly source: RawBuilder<unknown>
  /** What names a thing; what a posting says besides is no name. */
  readonly heads: RawBuilder<string>
}

function linesOf(list: AdminList): Lines {
  if (list === 'jobs')
    return {
      // See `isTouched`.
      source: sql`job where (touched_at is not null or published_at is not null)`,
      heads: sql`array_to_string((string_to_array(words, E'\\n'))[1:4], ' ')`,
    }
  const audience = list === 'companies' ? 'company' : 'contractor'
  return { source: sql`account_words where audience = ${audience}`, heads: sql`words` }
}

/** Of a word so much stands before or after any one slip. */
function keptOf(word: string): number {
  return Math.max(2, Math.floor((word.length - 2) / 2))
}
