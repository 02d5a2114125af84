/**
 * What people asked for and what they were told, in the order in which it was said: the truth that the
 * database is held against afterwards.
 */
export interface History {
  /** What was acknowledged as made: each of it stands there once. */
  readonly made: ReadonlySet<string>
  /** What one person after another wrote into the same place, the last at the end. */
  readonly saved: ReadonlyMap<string, readonly Saving[]>
  /** What nobody should ever have been told. */
  readonly broken: readonly string[]
}

interface Saving {
  readonly value: string
  /** Nobody knows what became of a wish that was never answered. */
  isAcknowledged: boolean
}

export interface HistoryBook extends History {
  acknowledgeMade(name: string): void
  /** Answers how to say that it was acknowledged. */
  beginSaving(place: string, value: string): () => void
  tellBroken(line: string): void
}

export function openHistory(): HistoryBook {
  const made = new Set<string>()
  const saved = new Map<string, Saving[]>()
  const broken: string[] = []
  return {
    made,
    saved,
    broken,
    acknowledgeMade: (name) => void made.add(name),
    beginSaving(place, value) {
      const saving = { value, isAcknowledged: false }
      const former = saved.get(place) ?? []
      saved.set(place, [...former, saving])
      return () => {
        saving.isAcknowledged = true
      }
    },
    tellBroken: (line) => void broken.push(line),
  }
}

export function acknowledgedIn({ made, saved }: History): number {
  const savings = [...saved.values()].flat().filter(({ isAcknowledged }) => isAcknowledged)
  return made.size + savings.length
}
