import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { apostrophes, dashes, plainPhrase } from '../text/plain.ts'

/** What has to occur, each of it: single words, and "quoted words" as a phrase. */
export function searchTerms(search: string): string[] {
  const terms = [...search.matchAll(/"([^"]*)"|([^\s"]+)/g)].map(([, phrase, word]) =>
    plainPhrase(phrase ?? word ?? ''),
  )
  return [...new Set(terms.filter(Boolean))]
}

/** What the database makes of a text to compare it with a term: the same as is made of terms here. */
export function plainInDatabase(text: RawBuilder<string>): RawBuilder<string> {
  const usual = "'".repeat(apostrophes.length) + '-'.repeat(dashes.length)
  const unmarked = sql`regexp_replace(
    normalize(translate(${text}, ${apostrophes + dashes}, ${usual}), NFKD), '[\u0300-\u036f]', '', 'g'
  )`
  return sql`btrim(regexp_replace(lower(${unmarked}), '\\s+', ' ', 'g'))`
}

/** The pattern that finds a term anywhere, whatever signs it holds. */
export function containing(term: string): string {
  return `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
