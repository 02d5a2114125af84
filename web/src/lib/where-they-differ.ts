/** A text so short is read as a whole. */
const shortest = 160

/**
 * Two versions of a long text from the sentence before they begin to differ to the one behind: what they
 * share at both ends says nothing of which is to stay.
 */
export function whereTheyDiffer(one: string, other: string): [string, string] {
  if (one.length < shortest && other.length < shortest) return [one, other]
  const [a, b] = [sentencesOf(one), sentencesOf(other)]
  const shared = Math.min(a.length, b.length)
  let head = 0
  while (head < shared && a[head] === b[head]) head++
  let tail = 0
  while (tail < shared - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  return [between(a, head - 1, tail - 1), between(b, head - 1, tail - 1)]
}

function between(sentences: readonly string[], head: number, tail: number): string {
  const [from, left] = [Math.max(0, head), Math.max(0, tail)]
  const shown = sentences
    .slice(from, sentences.length - left)
    .join('')
    .trim()
  return `${from > 0 ? '… ' : ''}${shown}${left > 0 ? ' …' : ''}`
}

/** With the space behind each, so that together they are the text. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]\s+|\n)(?=\S)/u)
}
