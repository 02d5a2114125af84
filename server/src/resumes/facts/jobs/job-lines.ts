import type { Line } from '../../resume-text.ts'
import { employerScore } from './employer-words.ts'
import type { Anchor } from './anchors.ts'
import { isDutyLabel, isProse, tellsDuty } from './duties.ts'
import { labelOf, type Part } from './labels.ts'
import { titleScore } from './title-words.ts'
import { placeScore } from '../places/known-places.ts'

/** The lines of one job: its header around the dates, then what was done. */
export interface JobLines {
  readonly anchor: Anchor
  /** Header lines with their distance from the line of dates: -1 is the one above. */
  readonly header: readonly { readonly line: Line; readonly offset: number }[]
  readonly body: readonly Line[]
}

const mostAbove = 3
const mostBelow = 3
const longest = 180

/** Cuts a section into jobs: as many header lines stand above dates as above the first, or more that stand out. */
export function cutIntoJobs(lines: readonly Line[], anchors: readonly Anchor[]): JobLines[] {
  const isLabelled = lines.filter((line) => labelOf(line)).length >= Math.max(2, anchors.length)
  const usual = usualAbove(lines, anchors, isLabelled)
  const first = anchors[0]?.index ?? 0
  const isTitleBelow =
    isHeaderLine(lines, first + 1) && titleScore(lines[first + 1]?.text.trim() ?? '') >= 0.6
  const begins = anchors.map((anchor, at) => {
    const floor = floorBelow(lines, anchors[at - 1])
    const run = runAbove(lines, anchor.index, floor, isLabelled)
    if (isLabelled && usual > 0) return anchor.index - run
    return anchor.index - countAbove(lines, anchor.index, { run, usual, isTitleBelow })
  })

  return anchors.map((anchor, at) => {
    const begin = begins[at] ?? anchor.index
    const end = begins[at + 1] ?? lines.length
    const below = countBelow(lines, anchor.index, end, isLabelled)
    const header = lines
      .slice(begin, anchor.index + 1 + below)
      .map((line, offset) => ({ line, offset: begin + offset - anchor.index }))
      .filter(({ line, offset }) => offset >= 0 || !isProse(line.text) || sounds(line.text.trim()))
    return { anchor, header, body: lines.slice(anchor.index + 1 + below, end) }
  })
}

/** Where the header of the next job may begin: a place right below dates belongs to those. */
function floorBelow(lines: readonly Line[], anchor: Anchor | undefined): number {
  if (!anchor) return 0
  const next = lines[anchor.index + 1]
  const isPlace = next !== undefined && !next.isBold && placeScore(next.text) >= 0.9
  return anchor.index + (isPlace ? 2 : 1)
}

/** How many header lines stand above the dates, as the first job of the section shows. */
function usualAbove(
  lines: readonly Line[],
  anchors: readonly Anchor[],
  isLabelled: boolean,
): number {
  const first = anchors[0]?.index ?? 0
  return runAbove(lines, first, 0, isLabelled)
}

interface Above {
  /** How many lines there could be of a header. */
  readonly run: number
  readonly usual: number
  /** In the first job the title stands below the dates: one above is of the job before. */
  readonly isTitleBelow: boolean
}

function countAbove(
  lines: readonly Line[],
  index: number,
  { run, usual, isTitleBelow }: Above,
): number {
  let count = Math.min(run, usual)
  while (count < run && standsOut(lines, index - count - 1)) {
    const isTitle = titleScore(lines[index - count - 1]?.text.trim() ?? '') >= 0.6
    if (isTitle && isTitleBelow) break
    count++
  }
  return count
}

/** What is written larger or heavier than what stands above it, and sounds like a job, begins one. */
function standsOut(lines: readonly Line[], index: number): boolean {
  const line = lines[index]
  const before = lines[index - 1]
  if (!line || !before || !sounds(line.text.trim())) return false
  return (line.isBold && !before.isBold) || line.size > before.size + 0.9
}

function runAbove(
  lines: readonly Line[],
  index: number,
  floor: number,
  isLabelled: boolean,
): number {
  let count = 0
  const parts = new Set<Part>()
  const most = isLabelled ? 6 : mostAbove
  while (count < most && index - count > floor) {
    const line = lines[index - count - 1]
    if (hasNameOverProse(lines, index, count, floor)) {
      count += 2
      continue
    }
    if (!line || !isHeaderLine(lines, index - count - 1)) break
    const part = labelOf(line)?.part
    if (isLabelled && (part ? parts.has(part) : count > 0)) break
    if (part) parts.add(part)
    count++
  }
  return count
}

/** Between the name of an employer and the role, some tell in a line what that employer does. */
function hasNameOverProse(
  lines: readonly Line[],
  index: number,
  count: number,
  floor: number,
): boolean {
  const at = index - count - 2
  const [name, prose] = [lines[at], lines[at + 1]]
  if (at < floor || !name || !prose || prose.isBullet || prose.isBold) return false
  if (prose.text.length > longest || !isProse(prose.text) || sounds(prose.text)) return false
  if (tellsDuty(prose.text) || !isHeaderLine(lines, at)) return false
  const isAlone = lines
    .slice(at + 2, index + 1)
    .every(({ isBold, size }) => !isBold && size <= name.size)
  return isAlone && (name.isBold || name.size > prose.size + 0.9)
}

function countBelow(
  lines: readonly Line[],
  index: number,
  end: number,
  isLabelled: boolean,
): number {
  let count = 0
  const most = isLabelled ? 6 : mostBelow
  while (count < most && index + 1 + count < end && isHeaderLine(lines, index + 1 + count)) {
    const line = lines[index + 1 + count]
    if (isLabelled && line && !labelOf(line)) break
    count++
  }
  return count
}

/** Whether a line may belong to the header of a job rather than tell what was done. */
function isHeaderLine(lines: readonly Line[], index: number): boolean {
  const line = lines[index]
  if (!line || line.isBullet || line.text.length > longest) return false
  if (labelOf(line)) return true
  const text = line.text.trim()
  if (isDutyLabel(text) || tellsDuty(text)) return false
  if (/^(?:\p{Ll}|[>»*•▪◦‣+~–—-]\s)/u.test(text) || isContinuation(lines, index)) return false
  if (/[.;:]$/.test(text) && !/\b(?:ltd|inc|co|corp|pty|etc|n\.?a)\.$/i.test(text)) {
    return sounds(text.replace(/[.;:]$/, '')) && text.split(/\s+/).length <= 8
  }
  return !isProse(text) || sounds(text)
}

function sounds(text: string): boolean {
  return titleScore(text) >= 0.8 || employerScore(text) >= 0.8 || placeScore(text) >= 0.9
}

function soundsInPart(text: string): boolean {
  return !isProse(text) && text.split(/[,|(]|\s[–—-]\s/).some((part) => sounds(part.trim()))
}

/** The rest of a point that did not fit its line. */
function isContinuation(lines: readonly Line[], index: number): boolean {
  const line = lines[index]
  const before = lines[index - 1]
  if (!line || !before || line.isBold || line.isMarkedHeading) return false
  if (line.x < before.x - 2) return false
  const isSameFlow = before.column === line.column && !line.isInTable && before.size === line.size
  if (!isSameFlow || soundsInPart(line.text) || before.isBold || before.isMarkedHeading)
    return false
  if (before.isBullet && line.x > before.x + 2) return true
  const isFull =
    before.right > line.x + 0.8 * (rightEdge(lines, line.column) - line.x) &&
    before.text.length > 60
  const isOpen = before.isBullet || isProse(before.text)
  return isOpen && isFull && !/[.!?:]$/.test(before.text.trim())
}

const rightEdges = new WeakMap<readonly Line[], Map<number, number>>()

function rightEdge(lines: readonly Line[], column: number): number {
  let edges = rightEdges.get(lines)
  if (!edges) {
    edges = new Map()
    for (const line of lines) {
      edges.set(line.column, Math.max(edges.get(line.column) ?? 0, line.right))
    }
    rightEdges.set(lines, edges)
  }
  return edges.get(column) ?? 0
}
