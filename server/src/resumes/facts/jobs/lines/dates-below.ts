import type { Line } from '../../../resume-text.ts'
import type { Anchor } from './anchors.ts'
import { isHeaderLine } from './header-lines.ts'
import type { JobLines } from './lines-of-job.ts'

const longestHeader = 3

/** Whether every job ends with its dates, and what was done stands above them. */
export function haveDatesBelow(lines: readonly Line[], anchors: readonly Anchor[]): boolean {
  const blocks = blocksAbove(anchors)
  const isEnding = anchors.every(({ position }) => position === 'alone')
  const areHeaded = blocks.every(({ from, to }) => from < to && isHeaderLine(lines, from))
  return (
    anchors.length > 1 &&
    isEnding &&
    anchors.at(-1)?.index === lines.length - 1 &&
    areHeaded &&
    blocks.some(({ to }) => !isHeaderLine(lines, to - 1))
  )
}

/** The jobs of such a section: each begins right below the dates of the one before. */
export function jobsAboveDates(lines: readonly Line[], anchors: readonly Anchor[]): JobLines[] {
  return blocksAbove(anchors).flatMap(({ from, to, anchor }) => {
    const dates = lines[to]
    if (!dates) return []
    let count = 1
    while (count < longestHeader && from + count < to && isHeaderLine(lines, from + count)) count++
    const header = lines
      .slice(from, from + count)
      // Counted from the top, where each job begins.
      .map((line, at) => ({ line, offset: at - longestHeader }))
      .concat({ line: dates, offset: 0 })
    return [{ anchor, header, body: lines.slice(from + count, to) }]
  })
}

function blocksAbove(anchors: readonly Anchor[]) {
  return anchors.map((anchor, at) => ({
    from: (anchors[at - 1]?.index ?? -1) + 1,
    to: anchor.index,
    anchor,
  }))
}
