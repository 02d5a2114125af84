import { plainPhrase } from '../text/plain.ts'

/** What has to occur, each of it: single words, and "quoted words" as a phrase. */
export function searchTerms(search: string): string[] {
  const terms = [...search.matchAll(/"([^"]*)"|([^\s"]+)/g)].map(([, phrase, word]) =>
    plainPhrase(phrase ?? word ?? ''),
  )
  return [...new Set(terms.filter(Boolean))]
}

/** The pattern that finds a term anywhere, whatever signs it holds. */
export function containing(term: string): string {
  return `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
