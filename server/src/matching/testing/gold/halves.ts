/** Tune on the open half; the one that is set aside only tells whether it holds. */
export type Half = 'open' | 'aside'

/** One by one in turn, in the order in which they stand. */
export function halfOf<Item>(all: readonly Item[], half: Half): Item[] {
  return all.filter((_, index) => (index % 2 === 0) === (half === 'open'))
}
