import { readPackagedTable } from '../packaged/packaged-table.ts'
import { WordTrie } from '../text/word-trie.ts'
import { manyOf } from './many-of.ts'

export interface Occupation {
  readonly name: string
  /** A short key of the work that it shares with others. */
  readonly family: string
  /** Between these and it people change easily. */
  readonly near: readonly string[]
  /** Every other way in which people of the sector write it. */
  readonly phrases: readonly Phrase[]
}

export interface Phrase {
  readonly text: string
  /** An ordinary word ("Cook"), or letters that mean many things: it counts only in its own capitals. */
  readonly isExact: boolean
  /** A machine or an activity that stands for who does it ("jumbo"): meant so in a title, not in prose. */
  readonly isLoose: boolean
}

export interface Taxonomy {
  readonly occupations: ReadonlyMap<string, Occupation>
  readonly phrasesOfTitles: WordTrie
  readonly phrasesOfProse: WordTrie
}

let known: Taxonomy | undefined

/** The table of `server/data/`, read once when something first asks what people are. */
export function taxonomy(): Taxonomy {
  known ??= taxonomyOf(readOccupations())
  return known
}

export function readOccupations(): Occupation[] {
  const rows = readPackagedTable('occupations.tsv', ['name', 'family', 'near', 'also'])
  return rows.map(({ name, family, near, also }) => {
    const written = listed(also)
    // A name that is an ordinary word is listed in its own capitals instead.
    const phrases = written.includes(`=${name}`) ? written : [name, ...written]
    return { name, family, near: listed(near), phrases: phrases.map(phraseOf) }
  })
}

function listed(cell: string): string[] {
  return cell.split(';').filter(Boolean)
}

function phraseOf(written: string): Phrase {
  return {
    text: written.replace(/^[=~]/, ''),
    isExact: written.startsWith('='),
    isLoose: written.startsWith('~'),
  }
}

function taxonomyOf(occupations: readonly Occupation[]): Taxonomy {
  const phrasesOfTitles = new WordTrie()
  const phrasesOfProse = new WordTrie()
  for (const { name, phrases } of occupations) {
    for (const phrase of phrases) {
      for (const written of waysToWrite(phrase)) {
        phrasesOfTitles.add(written, name)
        if (!phrase.isLoose) phrasesOfProse.add(written, name)
      }
    }
  }
  return {
    occupations: new Map(occupations.map((occupation) => [occupation.name, occupation])),
    phrasesOfTitles,
    phrasesOfProse,
  }
}

function waysToWrite({ text, isExact }: Phrase): string[] {
  const ways = [text, ...manyOf(text)]
  if (!isExact) return ways
  const isAbbreviation = text === text.toUpperCase()
  const inCapitals = isAbbreviation ? [] : ways.map((way) => way.toUpperCase())
  return [...ways, ...inCapitals].map((way) => `=${way}`)
}
