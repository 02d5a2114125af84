import { readPackagedTable } from '../../../../packaged/packaged-table.ts'
import type { Line } from '../../../resume-text.ts'

let known: ReadonlyMap<string, string> | undefined

/**
 * A line as it was meant, where words that stand on tickets are misspelled. Only tickets are looked for in it:
 * offsets behind such a word are not true.
 */
export function asMeant(line: Line): Line {
  const text = spelledRight(line.text)
  if (text === line.text) return line
  const cells = line.cells.map((cell) => ({ ...cell, text: spelledRight(cell.text) }))
  return { ...line, text, cells }
}

function spelledRight(text: string): string {
  known ??= wordsMeant()
  return text.replaceAll(/\p{L}{5,}/gu, (word) => {
    const meant = known?.get(word.toLowerCase())
    if (meant === undefined) return word
    const isName = /^\p{Lu}/u.test(word)
    return isName ? `${meant.charAt(0).toUpperCase()}${meant.slice(1)}` : meant
  })
}

function wordsMeant(): ReadonlyMap<string, string> {
  const rows = readPackagedTable('resumes/misspelled.tsv', ['word', 'misspelled'])
  return new Map(
    rows.flatMap(({ word, misspelled }) =>
      misspelled.split(';').map((wrong) => [wrong, word] as const),
    ),
  )
}
