import { readPackagedTable } from '../../../packaged/packaged-table.ts'

let known: ReadonlySet<string> | undefined

/**
 * Whether every word of a name is one of those that work itself is told in, or that another title of the
 * resume has: "Driller, Diamond", "Shift Supervisor – Stockyard", and no site or firm.
 */
export function isToldOfWork(name: string, titles: readonly string[]): boolean {
  known ??= wordsOfTables()
  const words = telling(name)
  const others = new Set(titles.flatMap(telling))
  return words.length > 0 && words.every((word) => known?.has(word) || others.has(word))
}

function wordsOfTables(): ReadonlySet<string> {
  const rows = ['skills.tsv', 'occupations.tsv'].flatMap((file) =>
    readPackagedTable(`resumes/${file}`, ['name', 'aliases']),
  )
  return new Set(rows.flatMap(({ name, aliases }) => [...telling(name), ...telling(aliases)]))
}

function telling(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}&-]*/gu) ?? []).filter((word) => !small.has(word))
}

const small = new Set(['and', 'of', 'the', '&'])
