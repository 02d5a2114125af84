import type { Line } from '../../../resume-text.ts'
import { isDutyLabel, tellsDuty } from '../duties.ts'
import { piecesOf } from '../pieces.ts'
import { titleScore } from '../titles/title-words.ts'
import type { Anchor } from './anchors.ts'
import { lengthOfTime, monthsTold } from './durations.ts'
import { isHeaderLine, longest } from './header-lines.ts'
import { labelOf } from './labels.ts'

/**
 * What jobs hang on where a whole section tells no dates: how long each lasted, the label that each begins
 * with, or the title that stands alike in all of them.
 */
export function undatedAnchors(lines: readonly Line[]): Anchor[] {
  const lasting = lines.flatMap((line, index) => (tellsLength(line) ? [index] : []))
  const labelled = beginsOfLabels(lines)
  const titled = lines.flatMap((_, index) => (namesTitle(lines, index) ? [index] : []))
  const found = [lasting, labelled, titled].find(({ length }) => length >= fewest) ?? []
  return found.map((index) => {
    const text = lines[index]?.text ?? ''
    const position = text.replace(atEnd, '').trim() === '' ? 'alone' : 'end'
    return { index, ranges: [], position, months: monthsTold(atEnd.exec(text)?.[0] ?? '') }
  })
}

/** One alone may be anything. */
const fewest = 2

const atEnd = new RegExp(String.raw`(?:^|[\s(–—:-])${lengthOfTime}\W*$`, 'iu')

/** "Acme Mining – 18 months", "Fitter, Acme Mining (2 years)", "Duration: 3 years" */
function tellsLength({ text, isBullet }: Line): boolean {
  return !isBullet && text.length <= longest && atEnd.test(text) && !tellsDuty(text)
}

/** Every "Employer: …", where the first label is of an employer. */
function beginsOfLabels(lines: readonly Line[]): number[] {
  const parts = lines.map((line) => labelOf(line)?.part)
  const first = parts.find((part) => part === 'title' || part === 'employer')
  return parts.flatMap((part, index) => (part !== undefined && part === first ? [index] : []))
}

/** "Fitter, Acme Mining", or below the employer "Fitter" alone. */
function namesTitle(lines: readonly Line[], index: number): boolean {
  const line = lines[index]
  if (!line || !isHeaderLine(lines, index) || isDutyLabel(line.text)) return false
  return piecesOf(line).some(({ text }) => titleScore(text) >= sureTitle)
}

const sureTitle = 0.8
