interface Word {
  readonly word: string
  readonly start: number
  readonly end: number
}

export interface Stretch {
  readonly start: number
  readonly end: number
}

/**
 * Stretches of a text that say the same over and over, word for word or shuffled. What only they name
 * was put there to be found.
 */
export function stuffedStretches(text: string): Stretch[] {
  const words = Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), (match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
  return [...repeatedRuns(words), ...dullWindows(words)]
}

export function isIn(stretches: readonly Stretch[], { start, end }: Stretch): boolean {
  return stretches.some((stretch) => start < stretch.end && end > stretch.start)
}

/** Duties are copied from job to job, but not so long ones so often. */
const runLength = 12
const mostTimes = 4

function repeatedRuns(words: readonly Word[]): Stretch[] {
  const places = new Map<string, number[]>()
  for (let at = 0; at + runLength <= words.length; at += 1) {
    const run = words
      .slice(at, at + runLength)
      .map(({ word }) => word)
      .join(' ')
    const known = places.get(run)
    if (known) known.push(at)
    else places.set(run, [at])
  }
  const often = [...places.values()].filter((starts) => starts.length > mostTimes).flat()
  return often.map((at) => stretchOf(words, at, runLength))
}

/** In natural text of this length at least a third of the words are different ones. */
const windowLength = 600
const step = 100
const leastDifferent = 0.2

function dullWindows(words: readonly Word[]): Stretch[] {
  const dull: Stretch[] = []
  for (let at = 0; at + windowLength <= words.length; at += step) {
    const different = new Set(words.slice(at, at + windowLength).map(({ word }) => word)).size
    if (different < windowLength * leastDifferent) dull.push(stretchOf(words, at, windowLength))
  }
  return dull
}

function stretchOf(words: readonly Word[], at: number, length: number): Stretch {
  return { start: words[at]?.start ?? 0, end: words[at + length - 1]?.end ?? 0 }
}
