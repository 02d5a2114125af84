import type { Line } from '../../../resume-text.ts'
import type { Anchor } from './anchors.ts'

const mostAbove = 3
const longestName = 90

/**
 * How many lines stand between dates and the empty space above them, where most jobs of the section
 * agree: whatever a title sounds like, it stands behind the space that parts one job from the next.
 */
export function linesAfterGaps(
  lines: readonly Line[],
  anchors: readonly Anchor[],
): readonly (number | undefined)[] {
  const counts = anchors.map(({ index }, at) =>
    linesAfterGap(lines, index, (anchors[at - 1]?.index ?? -1) + 1),
  )
  const usual = mostOften(counts)
  const agreeing = counts.filter((count) => count === usual).length
  if (!usual || agreeing < 3 || agreeing < 0.75 * anchors.length) return []
  return counts.map((count) => (count === usual ? count : undefined))
}

function linesAfterGap(lines: readonly Line[], index: number, floor: number): number | undefined {
  for (let count = 1; count <= mostAbove && index - count >= floor; count++) {
    const first = index - count
    if (!mayBeName(lines[first])) return undefined
    // Above the first job of all stands the heading.
    if (first === 0) return count
    const within = lines.slice(first, index).map((_, at) => gapBelow(lines, first + at))
    if (gapBelow(lines, first - 1) > 1.6 * Math.max(...within)) return count
  }
  return undefined
}

function mayBeName(line: Line | undefined): boolean {
  return (
    line !== undefined &&
    !line.isBullet &&
    line.text.length <= longestName &&
    /^[\p{Lu}\p{Lo}\p{N}]/u.test(line.text) &&
    !/[.;]$/.test(line.text)
  )
}

/** Down to the next line; nothing is known where that stands on another page or beside it. */
function gapBelow(lines: readonly Line[], at: number): number {
  const [line, next] = [lines[at], lines[at + 1]]
  if (!line || !next || line.page !== next.page || line.column !== next.column) return Infinity
  return Math.max(next.y - line.y, 1)
}

function mostOften(counts: readonly (number | undefined)[]): number | undefined {
  const groups = Map.groupBy(counts, (count) => count)
  return [...groups.values()].toSorted((a, b) => b.length - a.length)[0]?.[0]
}
