import type { Cell, Line } from '../../../resume-text.ts'
import { areNothingButClasses } from '../names/class-letters.ts'
import { isAnswer, isAnsweredNo, lineOf } from './marked-tables.ts'

const tick = /^[✓✔☑]$/
const cross = /^[✗✘☒]$/

/** Where others have an answer, nothing is no. */
const unanswered = /^\W*(?:n\/?a|not (?:held|yet))\W*$|^[–—-]+$/i

/** Whether there is a paper to see, or when: whatever is answered, the ticket is held. */
const ofPapers =
  /\b(?:evidence|attached|cop(?:y|ies)|supplied|uploaded|original|photo|renew\w*|exp\w*)\b/i
/** Of what somebody would do, or what others ask for, the answers tell nothing of what is held. */
const ofWishes = /\b(?:interested|willing|wanted|required|needed)\b/i

/** Cells whose middles are so near stand in one column. */
const sameColumn = 12
const fewestAnswers = 3

/**
 * Beside each ticket a yes or a no, whatever stands over them: of what was answered with no, no row is left, and
 * nothing of the answers in the others.
 */
export function withoutColumnOfAnswers(lines: readonly Line[]): readonly Line[] {
  const answered = lines.filter((line) => answersOf(line).length > 0)
  const [first] = answered
  const [column] = first ? answersOf(first) : []
  if (!first || !column || answered.length < fewestAnswers) return lines
  const answers = answered.map(answersOf)
  const areOne = answers.every(
    ([cell, ...others]) => cell !== undefined && others.length === 0 && isBelow(cell, column),
  )
  const hasBoth = [saysYes, saysNo].every((says) => answers.flat().some(says))
  const head = headOf(lines, first, column)
  const isOfPapers = head !== undefined && ofPapers.test(head.text)
  if (!areOne || !hasBoth || (!isOfPapers && head && ofWishes.test(head.text))) return lines
  let isInTable = false
  return lines.flatMap((line) => {
    const [cell] = answersOf(line)
    const isUnanswered =
      isInTable &&
      line.cells.slice(1).some((one) => unanswered.test(one.text.trim()) && isBelow(one, column))
    // Below the table, a cell in the same place is of something else.
    isInTable = cell !== undefined || isUnanswered || (isInTable && isOfClass(line, column))
    if (!isOfPapers && (cell ? saysNo(cell) : isUnanswered)) return []
    const kept = line.cells.filter((one) => one !== cell && one !== head)
    return kept.length === line.cells.length ? [line] : [lineOf(line, kept)]
  })
}

/** Behind the first cell, which is the name of what is answered. */
function answersOf({ cells }: Line): Cell[] {
  return cells.slice(1).filter((cell) => saysYes(cell) || saysNo(cell))
}

/** "Driver licence class", and where others are answered with yes, "HC" */
function isOfClass({ cells }: Line, column: Cell): boolean {
  return cells.slice(1).some((one) => isBelow(one, column) && areNothingButClasses(one.text))
}

function saysYes({ text }: Cell): boolean {
  return (isAnswer(text) && !isAnsweredNo(text)) || tick.test(text.trim())
}

function saysNo({ text }: Cell): boolean {
  return isAnsweredNo(text) || cross.test(text.trim())
}

/** What stands over the column, on the line above the first answer; one that is answered with a class is no head. */
function headOf(lines: readonly Line[], first: Line, column: Cell): Cell | undefined {
  for (const above of lines.slice(0, lines.indexOf(first)).toReversed()) {
    const over = above.cells.slice(1).find((cell) => isOver(cell, column))
    if (!over || !areNothingButClasses(over.text)) return over
  }
  return undefined
}

function isBelow(cell: Cell, column: Cell): boolean {
  return (
    Math.abs(middleOf(cell) - middleOf(column)) < sameColumn ||
    Math.abs(cell.x - column.x) < sameColumn
  )
}

/** The head may be wider than the answers, or set where they begin. */
function isOver(head: Cell, column: Cell): boolean {
  return isBelow(head, column) || (head.x <= column.x && column.right <= head.right)
}

function middleOf({ x, right }: Cell): number {
  return (x + right) / 2
}
