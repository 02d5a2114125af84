/** Chance that always falls the same way for the same seed, so that the demo is the same everywhere. */
export interface Random {
  /** From 0 up to 1, without 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Several different items, in the order of the list. */
  some<Item>(items: readonly Item[], count: number): Item[]
  shuffled<Item>(items: readonly Item[]): Item[]
}

export function aRandom(seed: string): Random {
  const next = numbersFrom(hashOf(seed))

  const random: Random = {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (share) => next() < share,
    pick(items) {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
    some(items, count) {
      const chosen = new Set(random.shuffled(items).slice(0, count))
      return items.filter((item) => chosen.has(item))
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item),
  }
  return random
}

/** FNV-1a: near seeds give far numbers. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5
  for (const character of seed) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** Mulberry32, a small generator whose period is long enough for a marketplace. */
function numbersFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
