import type { Cell, Line } from '../../../resume-text.ts'

const on = /[☑☒✓✔🗹]|\[[xX✓]\]|\([xX✓]\)/u
const off = /[☐□]|\[ ?\]|\( ?\)/u
const box = `(?:${on.source}|${off.source})`
const firstBox = new RegExp(`^${box}`, 'u')
const lastBox = new RegExp(`${box}$`, 'u')
const beforeBox = new RegExp(`(?=${box})`, 'u')
const behindBox = new RegExp(`(?<=${box})`, 'u')
const onlyBox = new RegExp(String.raw`^\s*${box}\s*$`, 'u')

/** Whether boxes were ticked on some of these lines and left empty on some; else boxes are bullets. */
export function isTickedForm(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => on.test(text)) && lines.some(({ text }) => off.test(text))
}

export function hasBox(text: string): boolean {
  return on.test(text) || off.test(text)
}

/** A cell with nothing but a box that was ticked. */
export function isTicked(cell: string): boolean {
  return onlyBox.test(cell) && on.test(cell)
}

/** The same with one that was left empty. */
export function isLeftEmpty(cell: string): boolean {
  return onlyBox.test(cell) && off.test(cell)
}

/** A line of such a form, with what was answered by yes and no in words. */
export function answeredIn(line: Line): Line {
  const cells = line.cells.map((cell) => ({ ...cell, text: inWords(cell.text) }))
  return { ...line, cells, text: inWords(line.text) }
}

/** "☒ Yes ☐ No", "Yes ☐ No ☑": of what was denied, nothing else is told. */
function inWords(text: string): string {
  return text.replaceAll(yes, 'Yes').replaceAll(no, 'No')
}

const [ticked, empty] = [`(?:${on.source})`, `(?:${off.source})`]
const yes = pairOf(ticked, empty)
const no = pairOf(empty, ticked, '.*')

function pairOf(ofYes: string, ofNo: string, more = ''): RegExp {
  const before = String.raw`${ofYes}\s*yes\b\s*${ofNo}\s*no\b`
  const behind = String.raw`\byes\s*${ofYes}\s*no\s*${ofNo}`
  return new RegExp(`(?:${before}|${behind})${more}`, 'giu')
}

/** "☐ Forklift ☒ White Card", "LF ☑ WP ☐": what is ticked, each without its box. */
export function tickedIn(text: string): string[] {
  const told = text.trim()
  const areBehind = !firstBox.test(told) && lastBox.test(told)
  const pieces = told.split(areBehind ? behindBox : beforeBox)
  const signs = areBehind ? lastBox : firstBox
  return pieces
    .filter((piece) => !off.test(signs.exec(piece)?.[0] ?? ''))
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
    if (!mark || !first || !on.test(mark.text)) return []
    return [{ ...line, x: first.x, cells: named, text: named.map(({ text }) => text).join('\t') }]
  })
}
