import { createHash } from 'node:crypto'

/** Puts items into another order, always the same one for the same seed and topic. */
export type Shuffle = <Item>(topic: string, items: readonly Item[]) => Item[]

export function shuffleBy(seed: string): Shuffle {
  return (topic, items) =>
    items
      .map((item, index) => ({ item, place: digestOf(`${seed}\n${topic}\n${index}`) }))
      .toSorted((one, other) => (one.place < other.place ? -1 : 1))
      .map(({ item }) => item)
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
