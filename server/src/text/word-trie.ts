import { plain } from './plain.ts'

interface Node {
  readonly next: Map<string, Node>
  readonly ends: { readonly name: string; readonly exact: string | undefined }[]
}

export interface Match {
  readonly name: string
  readonly start: number
  readonly end: number
}

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

const wordPattern = /(?<![\p{L}\p{N}])\.\p{L}+|[\p{L}\p{N}]+[+#]*|&/gu
const longestPhrase = 8

/** Finds every phrase of a list in a text in one pass, the longest where several begin. */
export class WordTrie {
  readonly #root = emptyNode()

  /** A phrase that begins with "=" counts only in its own capitals, as LF or Go. */
  add(phrase: string, name: string): void {
    const exact = phrase.startsWith('=') ? phrase.slice(1) : undefined
    let node = this.#root
    for (const { text } of wordsIn(exact ?? phrase)) {
      let next = node.next.get(text)
      if (!next) {
        next = emptyNode()
        node.next.set(text, next)
      }
      node = next
    }
    if (node !== this.#root) node.ends.push({ name, exact })
  }

  matchesIn(text: string): Match[] {
    const words = wordsIn(text)
    const matches: Match[] = []
    let index = 0
    while (index < words.length) {
      const found = this.#longestAt(text, words, index)
      if (found) matches.push(found.match)
      index += found?.words ?? 1
    }
    return matches
  }

  #longestAt(
    text: string,
    words: readonly Word[],
    from: number,
  ): { match: Match; words: number } | undefined {
    let node: Node | undefined = this.#root
    let longest: { match: Match; words: number } | undefined
    for (let count = 0; count < longestPhrase; count++) {
      const word = words[from + count]
      const before = words[from + count - 1]
      if (!word || (count > 0 && before && !isJoined(text.slice(before.end, word.start)))) break
      node = node?.next.get(word.text)
      if (!node) break
      const start = words[from]?.start ?? 0
      const printed = text.slice(start, word.end)
      const end = node.ends.find(({ exact }) => exact === undefined || exact === printed)
      if (end) longest = { match: { name: end.name, start, end: word.end }, words: count + 1 }
    }
    return longest
  }
}

function emptyNode(): Node {
  return { next: new Map(), ends: [] }
}

function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({
    text: match[0] === '&' ? 'and' : plain(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Words of one phrase stand close: a full stop, comma or divider ends it. */
function isJoined(gap: string): boolean {
  return gap === '.' || (gap.length <= 3 && /^[\s/'’‑–-]*$/.test(gap))
}
