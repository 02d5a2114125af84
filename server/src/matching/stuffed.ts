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

/**
 * What is named outside of them. A thing that they name far more often is none of it: the first and the
 * last copy may reach beyond what was found.
 */
export function outsideOf<Named extends Stretch & { readonly name: string }>(
  stretches: readonly Stretch[],
  all: readonly Named[],
): Named[] {
  if (stretches.length === 0) return [...all]
  const inside = new Map<string, number>()
  const outside = new Map<string, Named[]>()
  for (const one of all) {
    if (isIn(stretches, one)) inside.set(one.name, (inside.get(one.name) ?? 0) + 1)
    else outside.set(one.name, [...(outside.get(one.name) ?? []), one])
  }
  return [...outside].flatMap(([name, honest]) =>
    (inside.get(name) ?? 0) > mostTimes * honest.length ? [] : honest,
  )
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

/** In natural text of such a length far more of the words are different ones. */
const windows = [
  { length: 300, leastDifferent: 0.25 },
  { length: 600, leastDifferent: 0.2 },
] as const
const step = 50

function dullWindows(words: readonly Word[]): Stretch[] {
  return windows.flatMap(({ length, leastDifferent }) =>
    startsOf(words.length, length)
      .filter((at) => {
        const different = new Set(words.slice(at, at + length).map(({ word }) => word)).size
        return different < length * leastDifferent
      })
      .map((at) => stretchOf(words, at, length)),
  )
}

/** Every so many words, and the last one that fits. */
function startsOf(count: number, length: number): number[] {
  const last = count - length
  if (last < 0) return []
  const starts = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step)
  return starts.at(-1) === last ? starts : [...starts, last]
}

function stretchOf(words: readonly Word[], at: number, length: number): Stretch {
  return { start: words[at]?.start ?? 0, end: words[at + length - 1]?.end ?? 0 }
}
