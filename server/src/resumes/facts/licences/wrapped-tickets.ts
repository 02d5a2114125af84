import type { Line } from '../../resume-text.ts'

const fewestLetters = 30
/** A line so wide goes over the page. */
const wholePage = 400
const nearMargin = 40

/** Where the lines of each column end at most. */
export type Margins = ReadonlyMap<number, number>

export function marginsOf(lines: readonly Line[]): Margins {
  const columns = Map.groupBy(lines, ({ column }) => column)
  return new Map(
    [...columns].flatMap(([column, own]) => {
      const margin = own.reduce((widest, { right }) => Math.max(widest, right), 0)
      const reached = own.filter(({ right }) => right > margin - nearMargin)
      const left = own.reduce((least, { x }) => Math.min(least, x), margin)
      return reached.length > 1 || margin - left > wholePage ? [[column, margin] as const] : []
    }),
  )
}

/** Tickets whose line broke at the margin, in one line again; offsets of where it begins stay true. */
export function withWholeTickets(lines: readonly Line[], margins: Margins): Line[] {
  const whole: Line[] = []
  let last: Line | undefined
  for (const line of lines) {
    const first = whole.at(-1)
    if (first && last && goesOn(last, line, margins))
      whole[whole.length - 1] = together(first, line)
    else whole.push(line)
    last = line
  }
  return whole
}

function goesOn(line: Line, next: Line, margins: Margins): boolean {
  const margin = margins.get(line.column)
  const areAlike =
    !next.isBullet &&
    next.cells.length === 1 &&
    line.cells.length === 1 &&
    next.column === line.column &&
    next.page === line.page &&
    next.y - line.y < 1.8 * line.size
  // "… confined spaces –", and below it its date.
  if (areAlike && /\s[–—-]$/.test(line.text) && /^[\d/. ]+$/.test(next.text)) return true
  if (margin === undefined || !areAlike || line.text.length < fewestLetters) return false
  // A date that is set at the margin ends a ticket.
  if (/\d[/.\s]?\d\d$/.test(line.text)) return false
  return line.right + widthOfFirstWord(next) > margin
}

function widthOfFirstWord({ text, x, right }: Line): number {
  const [word = ''] = text.split(' ')
  return ((right - x) * (word.length + 1)) / Math.max(1, text.length)
}

function together(line: Line, next: Line): Line {
  const isHyphenated = /\p{Ll}-$/u.test(line.text) && /^\p{Ll}/u.test(next.text)
  const text = isHyphenated ? `${line.text.slice(0, -1)}${next.text}` : `${line.text} ${next.text}`
  const [cell] = line.cells
  return { ...line, text, cells: cell ? [{ ...cell, text }] : [] }
}
