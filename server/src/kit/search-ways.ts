import type { Part } from './paging.ts'

/** Whether what has the words is looked up by their index, or each is asked along the list. */
export type Way = 'by index' | 'along the list'

/** Asking one along the list costs about as much as putting three that were found in order. */
const costOfAsking = 3

/**
 * Many that have the words are soon met along the list, few are soon gathered by their index: whichever
 * looks at fewer.
 */
export function shorterWay(
  { found, whole }: { readonly found: number; readonly whole: number },
  { limit, offset }: Part,
): Way {
  const askedAlong = ((offset + limit) * whole) / Math.max(1, found)
  return askedAlong * costOfAsking < found ? 'along the list' : 'by index'
}
