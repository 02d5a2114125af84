import type { Look } from '../sheet.ts'

/** What the parts of a document refer to by number: links of each part, and kinds of bullets. */
export interface Bookkeeping {
  readonly look: Look
  readonly links: string[]
  readonly marks: string[]
}

export const aBookkeeping = (look: Look): Bookkeeping => ({ look, links: [], marks: [] })

/** The number of an entry, counted from one; new entries are added. */
export function numberOf(entry: string, entries: string[]): number {
  if (!entries.includes(entry)) entries.push(entry)
  return entries.indexOf(entry) + 1
}
