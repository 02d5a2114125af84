import { WordTrie } from '../text/word-trie.ts'
import type { FoundMeaning } from './found-meaning.ts'

/** What a talent pool is for: contracts, or to stay. */
export function employmentIn(text: string): FoundMeaning[] {
  phrases ??= phrasesOfEmployment()
  return phrases.matchesIn(text).flatMap(({ name, start, end }) => {
    const employment = name === 'contract' ? name : 'permanent'
    return [{ kind: 'employment', employment, label: labels[employment], start, end }]
  })
}

const labels = { contract: 'Contract', permanent: 'Permanent' } as const

const said = {
  contract:
    'contract;contracts;contract work;fixed term;fixed term contract;fixed term contracts;temp;temporary;temporary work',
  permanent: 'permanent;perm;permanent work;permanent full time;full time permanent;perm full time',
} as const

let phrases: WordTrie | undefined

function phrasesOfEmployment(): WordTrie {
  const trie = new WordTrie()
  for (const [employment, ways] of Object.entries(said)) {
    for (const phrase of ways.split(';')) trie.add(phrase, employment)
  }
  return trie
}
