import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { apostrophes, dashes, foldedPhrase } from '../text/plain.ts'
import { beginningOfWords } from '../text/words.ts'

/** What has to occur, each of it: single words, and "quoted words" as a phrase. */
export function searchTerms(search: string): string[] {
  const terms = [...search.matchAll(/"([^"]*)"|([^\s"]+)/g)].map(([, phrase, word]) =>
    foldedPhrase(phrase ?? word ?? ''),
  )
  return [...new Set(terms.filter(Boolean))]
}

/** What occurs in kept words of what is searched for, each of it: see `wordsOf`. */
export function wordTerms(search: string): string[] {
  const terms = searchTerms(search)
  const words = terms.map(beginningOfWords).filter(Boolean)
  // Signs alone are looked for as they are: no words have them, so they find nothing, and not everything.
  return [...new Set(words.length > 0 ? words : terms)]
}

/** What the database makes of a text to compare it with a term: the same as is made of terms here. */
export function plainInDatabase(text: RawBuilder<string>): RawBuilder<string> {
  const usual = "'".repeat(apostrophes.length) + '-'.repeat(dashes.length)
  const unmarked = sql`regexp_replace(
    normalize(translate(${text}, ${apostrophes + dashes}, ${usual}), NFKD), '[\u0300-\u036f]', '', 'g'
  )`
  return sql`btrim(regexp_replace(folded_letters(lower(${unmarked})), '\\s+', ' ', 'g'))`
}

/** The pattern that finds a term anywhere, whatever signs it holds. */
export function containing(term: string): string {
  return `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
