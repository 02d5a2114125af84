interface Reads {
  /** Reads again whatever is in view. */
  refresh: () => void
  /** Forgets what failed, so that it is asked for anew. */
  reset: () => void
  /** What is no longer there is shown no longer, whatever was typed beside it. */
  forgetGone: () => void
}

const keepers = new Set<Reads>()

/**
 * The keeper of reads comes with the first screen that reads anything; those that never do, such
 * as the home page, are spared its code.
 */
export function keepReads(keeper: Reads): void {
  keepers.add(keeper)
}

export function refreshReads(): void {
  for (const keeper of keepers) keeper.refresh()
}

export function resetReads(): void {
  for (const keeper of keepers) keeper.reset()
}

export function forgetGoneReads(): void {
  for (const keeper of keepers) keeper.forgetGone()
}
