import type { Cell, Line } from '../../../resume-text.ts'
import { lineOf } from './marked-tables.ts'

const yes = /^\W*(?:yes|y)\W*$|^[✓✔☑]$/i
const no = /^\W*(?:no|n|nil|none)\W*$|^[✗✘☒]$/i

/** Where others have an answer, nothing is no. */
const unanswered = /^\W*(?:n\/?a|not (?:held|yet))\W*$|^[–—-]+$/i

/** What else may be answered with no of a ticket that is held. */
const ofOtherThings =
  /\b(?:exp\w*|renew\w*|evidence|attached|cop(?:y|ies)|supplied|uploaded|original|photo|interested|willing|wanted|required|needed)\b/i

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
  const areOne = answered.every((line) => {
    const [cell, ...others] = answersOf(line)
    return cell !== undefined && others.length === 0 && isBelow(cell, column)
  })
  const hasBoth = [yes, no].every((word) =>
    answered.some((line) => answersOf(line).some(({ text }) => word.test(text.trim()))),
  )
  const head = headOf(lines, first, column)
  if (!areOne || !hasBoth || (head && ofOtherThings.test(head.text))) return lines
  return lines.flatMap((line) => {
    const [cell] = answersOf(line)
    const isUnanswered = line.cells
      .slice(1)
      .some((one) => unanswered.test(one.text.trim()) && isBelow(one, column))
    if (isUnanswered || (cell && no.test(cell.text.trim()))) return []
    const kept = line.cells.filter((one) => one !== cell && one !== head)
    return kept.length === line.cells.length ? [line] : [lineOf(line, kept)]
  })
}

/** Behind the first cell, which is the name of what is answered. */
function answersOf({ cells }: Line): Cell[] {
  return cells.slice(1).filter(({ text }) => [yes, no].some((word) => word.test(text.trim())))
}

/** What stands over the column, on the line above the first answer. */
function headOf(lines: readonly Line[], first: Line, column: Cell): Cell | undefined {
  const above = lines[lines.indexOf(first) - 1]
  const isHead = above !== undefined && above.cells.length > 1
  return isHead ? above.cells.slice(1).find((cell) => isOver(cell, column)) : undefined
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
