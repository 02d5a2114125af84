import type { QueryWord } from './place-query.ts'

const streets = new Set(
  (
    'street st road rd avenue ave av drive dr terrace tce highway hwy lane ln place pl court ct ' +
    'crescent cres parade pde boulevard blvd way close cl circuit cct grove esplanade unit level ' +
    'suite lot floor'
  ).split(' '),
)

const workplaceWords = new Set(
  'mine mines minesite site operation operations project plant mill refinery'.split(' '),
)

const areaWords = new Set(
  'region area district township town cbd camp village airport port'.split(' '),
)

/** Whether an address is told by this word: a number or a kind of street. */
export function isStreetWord({ folded }: QueryWord): boolean {
  return streets.has(folded) || /\d/.test(folded)
}

export function meansWorkplace({ folded }: QueryWord): boolean {
  return workplaceWords.has(folded)
}

export interface Trimmed {
  readonly name: readonly QueryWord[]
  readonly endings: readonly QueryWord[]
}

/** Takes off what people put around a name: "the Pilbara region", "Newman mine site". */
export function takePlainWordsOff(words: readonly QueryWord[]): Trimmed {
  const start = words[0]?.folded === 'the' ? 1 : 0
  const lastOfName = words.findLastIndex((word) => !isPlainEnding(word))
  return { name: words.slice(start, lastOfName + 1), endings: words.slice(lastOfName + 1) }
}

function isPlainEnding(word: QueryWord): boolean {
  return areaWords.has(word.folded) || meansWorkplace(word)
}
