/** How well texts answer other texts by their words alone: what any matcher has to beat. */
export interface WordIndex {
  /** The best first; of equal ones, in the order in which they were given. */
  rank(asked: string): string[]
}

interface Document {
  readonly id: string
  readonly text: string
}

const k1 = 1.2
const b = 0.75

export function indexWords(documents: readonly Document[]): WordIndex {
  const counted = documents.map(({ id, text }) => {
    const words = wordsOf(text)
    return { id, length: words.length, counts: countsOf(words) }
  })
  const averageLength = counted.reduce((sum, { length }) => sum + length, 0) / counted.length
  const holders = countsOf(counted.flatMap(({ counts }) => [...counts.keys()]))

  function rarity(word: string): number {
    const held = holders.get(word) ?? 0
    return Math.log(1 + (counted.length - held + 0.5) / (held + 0.5))
  }

  return {
    rank(asked) {
      const words = [...new Set(wordsOf(asked))]
      return counted
        .map(({ id, length, counts }) => {
          const stretch = k1 * (1 - b + (b * length) / averageLength)
          const score = words.reduce((sum, word) => {
            const count = counts.get(word) ?? 0
            return sum + (rarity(word) * count * (k1 + 1)) / (count + stretch)
          }, 0)
          return { id, score }
        })
        .toSorted((one, other) => other.score - one.score)
        .map(({ id }) => id)
    },
  }
}

const stopWords = new Set(
  (
    'a an and are as at be been but by can do for from had has have he her here his i if in into is ' +
    'it its me my not of on one or our she so that the their them they this those to up us was we ' +
    'were what when who will with would you your'
  ).split(' '),
)

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => !stopWords.has(word))
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
