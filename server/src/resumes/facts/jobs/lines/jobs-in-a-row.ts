import type { Line } from '../../../resume-text.ts'
import { dateRangesIn } from '../../dates/date-ranges.ts'

const longest = 1000

/** "Feb 2022 – now: fitter, Acme. 2019 – 2022: fitter, Smith & Co.": a line for each; offsets stay true. */
export function withJobsApart(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const cuts =
      line.text.length > longest || line.cells.length > 1 || !/[.;]\s/.test(line.text)
        ? []
        : cutsIn(line.text)
    if (cuts.length === 0) return [line]
    return [0, ...cuts].map((from, at) => partOf(line, from, line.text.slice(from, cuts[at])))
  })
}

/** Where a sentence begins between two stretches of time. */
function cutsIn(text: string): number[] {
  const ranges = dateRangesIn(text).filter(({ form }) => form === 'range' || form === 'since')
  return ranges.slice(1).flatMap(({ at }, index) => {
    const from = ranges[index]?.at.end ?? 0
    const between = text.slice(from, at.start)
    const [end] = Array.from(
      between.matchAll(/\p{L}{2}[^.;]*[.;]\s+(?=[\p{Lu}\p{N}]|$)/gu),
    ).toReversed()
    return end ? [from + end.index + end[0].length] : []
  })
}

/** What is printed in a line from there on, as a line of its own; offsets stay true. */
export function partOf(line: Line, from: number, printed: string): Line {
  const text = printed.trimEnd()
  const start = line.start + from
  const cells = line.cells.map((cell) => ({ ...cell, start, text }))
  return { ...line, start, text, cells }
}
