interface Entry<Value> {
  readonly value: Value
  readonly madeAtMs: number
}

/** Answers that stand for a while, by a text; the oldest go when there are too many. */
export interface Remembered<Value> {
  find(key: string, now: Date): Value | undefined
  keep(key: string, value: Value, now: Date): void
  forget(key: string): void
}

/** A memory for each owner, such as a database, that goes with it. */
export function remembering<Value>({ forMs, most }: { forMs: number; most: number }) {
  const memories = new WeakMap<object, Remembered<Value>>()
  return (owner: object): Remembered<Value> => {
    const memory = memories.get(owner) ?? aMemory<Value>(forMs, most)
    memories.set(owner, memory)
    return memory
  }
}

function aMemory<Value>(forMs: number, most: number): Remembered<Value> {
  const entries = new Map<string, Entry<Value>>()
  return {
    find(key, now) {
      const entry = entries.get(key)
      return entry && now.getTime() - entry.madeAtMs < forMs ? entry.value : undefined
    },
    keep(key, value, now) {
      entries.delete(key)
      entries.set(key, { value, madeAtMs: now.getTime() })
      const [oldest] = entries.keys()
      if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    },
    forget: (key) => void entries.delete(key),
  }
}
