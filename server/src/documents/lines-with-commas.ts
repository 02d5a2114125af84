export type Cell = string | number | null

/** What a column is called, and what stands in it for one thing. */
export type SheetColumn<Thing> = readonly [name: string, cell: (thing: Thing) => Cell]

/** The mark by which spreadsheets know that letters beyond English ones are meant as they stand. */
const byteOrderMark = '\uFEFF'

/** A line for each thing below one of names, as spreadsheets read them. */
export function linesWithCommas<Thing>(
  columns: readonly SheetColumn<Thing>[],
  things: readonly Thing[],
): Buffer {
  const head = columns.map(([name]) => name)
  const rows = things.map((thing) => columns.map(([, cell]) => cell(thing)))
  const lines = [head, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`)
  return Buffer.from(byteOrderMark + lines.join(''))
}

/** Nobody's text is ever a formula: what a spreadsheet would take for one begins with a quote. */
function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '')
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
