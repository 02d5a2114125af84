import type { Line } from '../../../resume-text.ts'
import { piecesOf } from '../pieces.ts'
import { titleScore } from '../titles/title-words.ts'
import type { Anchor } from './anchors.ts'
import { lengthOfTime, monthsTold } from './durations.ts'
import { isHeaderLine, longest, soundsInPart } from './header-lines.ts'

type Position = 'alone' | 'start' | 'end'

/**
 * Of some jobs only how long they lasted is told: "8 years | Toll Mining – Driver" between others that stand behind
 * their dates, or "4 years" below a header as dates stand below the others.
 */
export function withLengthsAmong(lines: readonly Line[], dated: readonly Anchor[]): Anchor[] {
  const taken = new Set(dated.map(({ index }) => index))
  const positions = new Set(dated.map(({ position }) => position))
  const lasting = lines.flatMap((line, index) => {
    const position = taken.has(index) ? undefined : positionOfLength(lines, index)
    if (position === undefined || !positions.has(position)) return []
    // "(5 years)" below "Nov 2012 – Mar 2018" is said of that.
    if (position === 'alone' && taken.has(index - 1)) return []
    return [{ index, ranges: [], position, months: monthsTold(line.text) }]
  })
  return [...dated, ...lasting].toSorted((a, b) => a.index - b.index)
}

const atBegin = new RegExp(String.raw`^(?:about |nearly )?${lengthOfTime}(?=\t| [–—-] |: )`, 'iu')
const atEnd = new RegExp(String.raw`(?: [–—-] |\t|, | \()${lengthOfTime}\)?\W*$`, 'iu')
const alone = new RegExp(String.raw`^(?:about |nearly )?${lengthOfTime}\W*$`, 'iu')

function positionOfLength(lines: readonly Line[], index: number): Position | undefined {
  const line = lines[index]
  if (!line || line.isBullet || line.text.length > longest) return undefined
  const { text } = line
  const above = lines[index - 1]
  if (alone.test(text))
    return above && isHeaderLine(lines, index - 1) && soundsInPart(above.text) ? 'alone' : undefined
  if (!isHeaderLine(lines, index) || !piecesOf(line).some(namesTitle)) return undefined
  if (atBegin.test(text)) return 'start'
  return atEnd.test(text) ? 'end' : undefined
}

function namesTitle({ text }: { text: string }): boolean {
  return titleScore(text) >= sureTitle
}

const sureTitle = 0.8
