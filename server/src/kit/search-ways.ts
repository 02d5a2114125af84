import type { Part } from './paging.ts'

/** How rows with the words are found: through the index of words, or by testing each row in the order of the list. */
export type Way = 'by index' | 'along the list'

/** To test one row of the list costs about as much as to sort three that the index found. */
const costOfAsking = 3

/**
 * Where many rows have the words, a page is soon full along the list; where few do, the index finds all of
 * them at once. Takes whichever looks at fewer rows.
 */
export function shorterWay(
  { found, whole }: { readonly found: number; readonly whole: number },
  { limit, offset }: Part,
): Way {
  const askedAlong = ((offset + limit) * whole) / Math.max(1, found)
  return askedAlong * costOfAsking < found ? 'along the list' : 'by index'
}
