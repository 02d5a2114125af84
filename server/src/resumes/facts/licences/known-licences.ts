import { readPackagedTable } from '../../../packaged/packaged-table.ts'
import { WordTrie } from '../tags/word-trie.ts'

export interface Licence {
  readonly name: string
  readonly code: string | null
}

export interface FoundLicence {
  readonly licence: Licence
  readonly at: number
}

interface Catalogue {
  readonly names: WordTrie
  readonly byName: ReadonlyMap<string, Licence>
  readonly byUnit: ReadonlyMap<string, Licence>
}

let known: Catalogue | undefined

/** Licences and cards by what people call them. */
export function namedLicences(text: string): FoundLicence[] {
  const { names, byName } = catalogue()
  return names.matchesIn(text).flatMap(({ name, start }) => {
    const licence = byName.get(name)
    return licence ? [{ licence, at: start }] : []
  })
}

const unitCode = /\b(?<unit>[A-Z]{3,8}\d{3,5})[A-Z]?\b/g

/** Units of competency by their code; the letter of the version does not matter. */
export function unitsIn(text: string): FoundLicence[] {
  const { byUnit } = catalogue()
  return Array.from(text.matchAll(unitCode)).flatMap((match) => {
    const licence = byUnit.get(match.groups?.['unit'] ?? '')
    return licence ? [{ licence, at: match.index }] : []
  })
}

export function licenceCalled(name: string): Licence | undefined {
  return catalogue().byName.get(name)
}

function catalogue(): Catalogue {
  if (known) return known
  const rows = readPackagedTable('resumes/licences.tsv', ['name', 'code', 'aliases'])
  const names = new WordTrie()
  const byName = new Map<string, Licence>()
  const byUnit = new Map<string, Licence>()
  for (const { name, code, aliases } of rows) {
    const licence = { name, code: code || null }
    byName.set(name, licence)
    for (const alias of [name, ...aliases.split(';')]) {
      if (alias !== '') names.add(alias, name)
    }
    for (const unit of [code, ...aliases.split(';')]) {
      const bare = /^=?([A-Z]{3,8}\d{3,5})[A-Z]?$/.exec(unit)?.[1]
      if (bare) byUnit.set(bare, licence)
    }
  }
  known = { names, byName, byUnit }
  return known
}
