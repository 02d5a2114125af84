import type { Cell, Line } from '../../../resume-text.ts'
import { licencesIn } from '../names/find-licences.ts'
import { isTicked } from './ticked-boxes.ts'

const saysYes = /^\W*(?:yes|y)\W*$/i
const saysNo = /^\W*(?:no|n|nil|none)\W*$/i

/** "Yes", "N", "none": an answer and nothing else. */
export function isAnswer(text: string): boolean {
  return saysYes.test(text) || saysNo.test(text)
}

export function isAnsweredNo(text: string): boolean {
  return saysNo.test(text)
}

/** Tables that say of each ticket by a mark whether it is held: of what is not, no row is left. */
export function withoutUnmarked(lines: readonly Line[]): readonly Line[] {
  const told = withSignsAsWords(lines.flatMap(pairsApart))
  return withoutEmptyRows(withoutOtherColumns(withAnswersFirst(told)))
}

/** "White Card | Yes | Forklift | No": each name with its answer. */
function pairsApart(line: Line): Line[] {
  const { cells } = line
  const areAnswered =
    cells.length > 3 &&
    cells.length % 2 === 0 &&
    cells.every(({ text }, at) => isAnswer(text) === (at % 2 === 1))
  if (!areAnswered) return [line]
  return cells.flatMap((cell, at) => {
    const answer = cells[at + 1]
    return at % 2 === 0 && answer ? [lineOf(line, [cell, answer])] : []
  })
}

/** "●" beside some names and "○" beside others: yes and no. */
function withSignsAsWords(lines: readonly Line[]): readonly Line[] {
  const signs = lines.flatMap(({ cells }) => cells.map(({ text }) => text.trim()))
  if (!signs.some((sign) => full.test(sign)) || !signs.some((sign) => hollow.test(sign)))
    return lines
  return lines.map((line) => {
    const cells = line.cells.map((cell) => {
      if (full.test(cell.text.trim())) return { ...cell, text: 'Yes' }
      return hollow.test(cell.text.trim()) ? { ...cell, text: 'No' } : cell
    })
    return lineOf(line, cells)
  })
}

const full = /^[●◉⬤]$/
const hollow = /^[○◯⭘]$/

/** "No | Forklift": the answer stands in the column before what is asked. */
function withAnswersFirst(lines: readonly Line[]): readonly Line[] {
  const asked = lines.filter(isAnsweredFirst)
  if (asked.length < 2 || !asked.some(({ cells: [first] }) => isAnsweredNo(first?.text ?? '')))
    return lines
  return lines.flatMap((line) => {
    const [first, ...others] = line.cells
    if (!isAnsweredFirst(line)) return [line]
    return isAnsweredNo(first?.text ?? '') ? [] : [lineOf(line, others)]
  })
}

function isAnsweredFirst({ cells: [first, second] }: Line): boolean {
  return first !== undefined && second !== undefined && isAnswer(first.text)
}

const ofHeld = /^\s*(?:have|held|got|current|yes|y|valid|hold|competent|complete)\??\s*$/i
const ofOthers =
  /^\s*(?:need(?:ed)?|none|no|n|not held|not yet|don['’]?t have|required|wanted|to (?:do|get)|expired|lapsed|n\/a)\??\s*$/i

/** "Have | Need" over columns of crosses: a row whose cross stands in the other one is of what is not held. */
function withoutOtherColumns(lines: readonly Line[]): readonly Line[] {
  let heads: readonly Cell[] = []
  return lines.flatMap((line, at) => {
    const found = headsOver(line, lines[at + 1])
    if (found.length > 0) {
      heads = found
      const others = line.cells.filter((cell) => !found.includes(cell))
      return others.length > 0 ? [lineOf(line, others)] : []
    }
    const mark = line.cells.find(({ text }) => isMark(text))
    if (heads.length === 0 || !mark) return [line]
    const [above] = heads.toSorted((one, other) => apart(one, mark) - apart(other, mark))
    if (above && !isOfHeld(above)) return []
    return [
      lineOf(
        line,
        line.cells.filter((cell) => cell !== mark),
      ),
    ]
  })
}

function headsOver({ cells }: Line, next: Line | undefined): readonly Cell[] {
  const heads = cells.filter(({ text }) => ofHeld.test(text) || ofOthers.test(text))
  const isMarkedBelow = next?.cells.some(({ text }) => isMark(text)) === true
  return isMarkedBelow && heads.some(isOfHeld) && !heads.every(isOfHeld) ? heads : []
}

function isOfHeld({ text }: Cell): boolean {
  return ofHeld.test(text)
}

function apart(one: Cell, other: Cell): number {
  return Math.abs(one.x + one.right - other.x - other.right)
}

function isMark(text: string): boolean {
  return isTicked(text) || /^\s*[xX√]\s*$/.test(text)
}

/** Where several rows have a mark or a yes behind their names and nothing else, one without it is not held. */
function withoutEmptyRows(lines: readonly Line[]): readonly Line[] {
  const [first, ...more] = lines.filter(isMarked)
  if (!first || more.length === 0) return lines
  return lines.filter((line) => !isBesideOf(line, first) || !isNameAlone(line))
}

function isMarked({ cells }: Line): boolean {
  const [, mark, ...more] = cells
  return mark !== undefined && more.length === 0 && (isMark(mark.text) || saysYes.test(mark.text))
}

function isNameAlone({ cells, isMarkedHeading }: Line): boolean {
  const [name, ...more] = cells
  return (
    name !== undefined &&
    more.length === 0 &&
    !isMarkedHeading &&
    licencesIn(name.text, true).length > 0
  )
}

/** In the same column. */
function isBesideOf(line: Line, row: Line): boolean {
  return Math.abs(line.x - row.x) < 2
}

export function lineOf(line: Line, cells: readonly Cell[]): Line {
  const kept = cells.filter(({ text }) => text !== '')
  return { ...line, cells: kept, text: kept.map(({ text }) => text).join('\t') }
}
