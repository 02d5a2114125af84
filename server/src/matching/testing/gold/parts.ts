import { freshPeople, freshPostings, goldPeople, goldPostings } from './gold.ts'
import type { GoldPerson, GoldPosting } from './gold.ts'

/** Tune on the open half; the one that is set aside tells whether it holds. */
type Half = 'open' | 'aside'

/**
 * What choices have looked at often is no longer news, the half set aside included. The fresh part
 * is measured at releases only and never while choosing: nothing of the ranking, its words or its
 * weights may be changed after its figure, and no text or label of it either.
 */
export type Part = Half | 'fresh'

interface GoldPart {
  readonly postings: readonly GoldPosting[]
  readonly people: readonly GoldPerson[]
}

export function partOf(part: Part): GoldPart {
  if (part === 'fresh') return { postings: freshPostings(), people: freshPeople() }
  return { postings: halfOf(goldPostings(), part), people: halfOf(goldPeople(), part) }
}

/** One by one in turn, in the order in which they stand. */
function halfOf<Item>(all: readonly Item[], half: Half): Item[] {
  return all.filter((_, index) => (index % 2 === 0) === (half === 'open'))
}
