import { readFileSync } from 'node:fs'

/** A table of `server/data/`: what its rows say in the columns that are asked for. */
export function readPackagedTable<Column extends string>(
  file: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  return readTable(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'), columns)
}

const commentLines = /^(?:#.*\n)+/

/** Cells are divided by tabs; the heading may stand below lines of comment. */
export function readTable<Column extends string>(
  text: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const [heading = '', ...rows] = text.trimEnd().replace(commentLines, '').split('\n')
  const places = placesOf(columns, heading.split('\t'))

  return rows.map((row) => {
    const cells = row.split('\t')
    const said = places.map(([column, at]) => [column, cells[at] ?? ''])
    // Its keys are the columns, each of which has its place.
    return Object.fromEntries(said) as Record<Column, string>
  })
}

function placesOf<Column extends string>(
  columns: readonly Column[],
  headings: readonly string[],
): [Column, number][] {
  return columns.map((column) => {
    const at = headings.indexOf(column)
    if (at === -1) throw new Error(`The table has no column "${column}"`)
    return [column, at]
  })
}
