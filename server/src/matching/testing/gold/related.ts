import { readFileSync } from 'node:fs'
import { listIn } from './gold.ts'

/** Which kinds of work are near each other, as `related.txt` has it. */
export interface Related {
  readonly kinds: ReadonlySet<string>
  isNear(done: string, wanted: string): boolean
  isSameFamily(one: string, other: string): boolean
  /** With everything that a ticket stands for as well. */
  allOf(has: readonly string[]): ReadonlySet<string>
}

export function readRelated(): Related {
  return relatedIn(readFileSync(new URL('related.txt', import.meta.url), 'utf8'))
}

export function relatedIn(text: string): Related {
  const families = rowsOf(text, /^family ([\w-]+): (.*)$/gm)
  const near = new Map(rowsOf(text, /^near ([\w-]+) -> (.*)$/gm))
  const implied = new Map(rowsOf(text, /^implies ([\w-]+) -> (.*)$/gm))

  function allOf(has: readonly string[]): ReadonlySet<string> {
    const more = has.flatMap((key) => implied.get(key) ?? [])
    return new Set(more.length === 0 ? has : [...has, ...allOf(more)])
  }

  return {
    kinds: new Set(families.flatMap(([, kinds]) => kinds)),
    isNear: (done, wanted) => near.get(done)?.includes(wanted) ?? false,
    isSameFamily: (one, other) =>
      families.some(([, kinds]) => kinds.includes(one) && kinds.includes(other)),
    allOf,
  }
}

function rowsOf(text: string, row: RegExp): [string, string[]][] {
  return [...text.matchAll(row)].map(([, name = '', list = '']) => [name, listIn(list)])
}
