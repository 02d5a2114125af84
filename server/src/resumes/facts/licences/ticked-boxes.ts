import type { Cell, Line } from '../../resume-text.ts'

const ticked = /[☑☒✓✔]|\[[xX✓]\]/
const empty = /[☐□]|\[ ?\]/
const box = `(?:${ticked.source}|${empty.source})`
const anyBox = new RegExp(`(?=${box})`)
const signs = new RegExp(`^${box}`)
const onlyBox = new RegExp(String.raw`^\s*${box}\s*$`)

/** "☒ Yes ☐ No" and "Yes ☑ No ☐", and what was answered so. */
const [on, off] = [`(?:${ticked.source})`, `(?:${empty.source})`]
const yes = new RegExp(String.raw`${on}\s*yes\b\s*${off}\s*no\b|\byes\s*${on}\s*no\s*${off}`, 'gi')
const no = new RegExp(
  String.raw`${off}\s*yes\b\s*${on}\s*no\b.*|\byes\s*${off}\s*no\s*${on}.*`,
  'gi',
)

/** Whether boxes were ticked on some of these lines, and left empty on some: one that is empty was not meant. */
export function isTickedForm(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => ticked.test(text)) && lines.some(({ text }) => empty.test(text))
}

/** A line of such a form, with what was answered in words. */
export function answeredIn(line: Line): Line {
  if (!anyBox.test(line.text)) return line
  const said = (text: string) => text.replaceAll(yes, 'Yes').replaceAll(no, 'No')
  const cells = line.cells.map((cell) => ({ ...cell, text: said(cell.text) }))
  return { ...line, cells, text: said(line.text) }
}

/** "☐ Forklift ☒ White Card": what is ticked; each with what stands behind it up to the next box. */
export function tickedIn(text: string): string[] {
  if (!anyBox.test(text)) return [text]
  // "LF ☑ WP ☐": the box stands behind its name.
  const isBehind = !signs.test(text.trim()) && new RegExp(`${box}$`).test(text.trim())
  if (isBehind) {
    return text
      .split(new RegExp(`(?<=${box})`))
      .filter((piece) => ticked.test(piece))
      .map((piece) => piece.replace(new RegExp(box), ''))
  }
  return text
    .split(anyBox)
    .filter((piece) => !empty.test(signs.exec(piece)?.[0] ?? ''))
    .map((piece) => piece.replace(signs, ''))
}

/** Rows of a form in columns, each name behind the cell of its box: a line for each that is ticked. */
export function ticksApart(line: Line): Line[] {
  if (!line.cells.some(({ text }) => onlyBox.test(text))) return [line]
  const groups: Cell[][] = []
  for (const cell of line.cells) {
    if (onlyBox.test(cell.text) || groups.length === 0) groups.push([cell])
    else groups.at(-1)?.push(cell)
  }
  return groups.flatMap(([mark, ...named]) => {
    const [first] = named
    if (!mark || !first || !ticked.test(mark.text)) return []
    return [{ ...line, x: first.x, cells: named, text: named.map(({ text }) => text).join('\t') }]
  })
}
