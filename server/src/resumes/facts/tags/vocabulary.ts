import { readPackagedTable } from '../../../packaged/packaged-table.ts'
import { WordTrie } from '../../../text/word-trie.ts'

interface Vocabulary {
  /** What people can do, work with and work on. */
  readonly skills: WordTrie
  /** What people can be; looked for only where a title stands. */
  readonly occupations: WordTrie
}

let known: Vocabulary | undefined

/** The lists of `server/data/resumes/`, read once at the first resume. */
export function vocabulary(): Vocabulary {
  known ??= { skills: trieOf('skills.tsv', 'tools.tsv'), occupations: trieOf('occupations.tsv') }
  return known
}

function trieOf(...files: readonly string[]): WordTrie {
  const rows = files.flatMap((file) => readPackagedTable(`resumes/${file}`, ['name', 'aliases']))
  const trie = new WordTrie()
  for (const { name, aliases } of rows) {
    const phrases = aliases.split(';').filter(Boolean)
    // A name that is an ordinary word, or a short code, is listed in its own capitals instead.
    const isListed = phrases.some((phrase) => phrase === `=${name}`)
    for (const phrase of isListed ? phrases : [name, ...phrases]) {
      trie.add(phrase, name)
      if (/\p{Ll}{3}[^s\P{L}]$/u.test(phrase) && !phrase.startsWith('='))
        trie.add(`${phrase}s`, name)
    }
  }
  return trie
}
