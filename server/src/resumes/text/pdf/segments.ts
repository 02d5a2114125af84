import { beginsWithMark, isBulletMark, isLetterSpaced, withoutBullet } from '../clean-text.ts'
import { boldBeginning, prevailingLook } from '../draft-line.ts'
import type { Look } from '../draft-line.ts'
import { baselines } from './baselines.ts'
import type { Piece } from './pieces.ts'

/** A run of text on one baseline without a gap wide enough to part columns. */
export interface Segment extends Look {
  readonly text: string
  readonly x: number
  readonly right: number
  readonly y: number
  readonly isBullet: boolean
  readonly boldTo?: number
}

/** Gaps in widths of the letter m: wider than any word space, narrower than between columns. */
const columnGap = 1.15
/** Enough between columns where several lines begin alike behind it. */
const nearColumn = 0.7
/** Enough before text that begins exactly where other lines begin. */
const edgeGap = 0.45
const wordGap = 0.16
const bulletGap = 4
const sharedBy = 3

export function segmentsOf(pieces: readonly Piece[]): Segment[] {
  const rows = baselines(pieces)
  const edges = sharedEdges(rows)
  const isOneRun = areTypewritten(pieces)
    ? () => isTyped
    : (row: readonly Piece[]) => (isJustified(row) ? () => true : joinedUpTo(edges))
  return rows.flatMap((row) => withBullets(split(row, isOneRun(row))))
}

/** Where several lines or columns begin. */
function sharedEdges(rows: readonly (readonly Piece[])[]): ReadonlySet<number> {
  const beginnings = rows.flatMap((row) => {
    const gap = isJustified(row) ? columnGap : nearColumn
    return row.filter((piece, index) => {
      const last = row[index - 1]
      return !last || beginsWithMark(piece.text) || gapBetween(last, piece) >= gap
    })
  })
  const counts = new Map<number, number>()
  for (const piece of beginnings) {
    counts.set(edgeOf(piece), (counts.get(edgeOf(piece)) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= sharedBy).map(([edge]) => edge))
}

function edgeOf({ x }: Piece): number {
  return Math.round(x * 2)
}

type AreOne = (last: Piece, piece: Piece) => boolean

function joinedUpTo(edges: ReadonlySet<number>): AreOne {
  return (last, piece) => isJoined(last, piece, edges.has(edgeOf(piece)))
}

function split(row: readonly Piece[], areOne: AreOne): Piece[][] {
  const runs: Piece[][] = []
  for (const piece of row) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && areOne(last, piece)) run.push(piece)
    else runs.push([piece])
  }
  return runs
}

function isJoined(last: Piece, piece: Piece, isEdge: boolean): boolean {
  const isSpaced = isLetterSpaced(last.text) || isLetterSpaced(piece.text)
  const gap = gapBetween(last, piece)
  // Where other bullets stand below each other, this one begins an entry as they do, however near the text before it ends.
  if (isEdge && beginsWithMark(piece.text)) return false
  // A sign before a line is of it, and a year of its month.
  if (isBulletMark(last.text) || /^[>»*~+]$/.test(last.text) || isShortYear.test(piece.text))
    return gap < columnGap
  return gap < (isSpaced ? 3 * columnGap : isEdge ? edgeGap : columnGap)
}

/** All letters of a typewriter are as wide, and so are its blanks: one or two part words, three part columns. */
const typewriter = { letter: 0.6, gap: 1.5 }

function areTypewritten(pieces: readonly Piece[]): boolean {
  const typed = pieces.filter(
    ({ text, x, right, size }) =>
      Math.abs((right - x) / (text.length * size) - typewriter.letter) < 0.01,
  )
  return typed.length >= 0.9 * pieces.length
}

function isTyped(last: Piece, piece: Piece): boolean {
  return gapBetween(last, piece) < typewriter.gap
}

const isShortYear = /^['’‘]\d\d\b/

function gapBetween(left: Piece, right: Piece): number {
  return (right.x - left.right) / Math.max(left.size, right.size, 1)
}

/** In a justified line all word spaces are alike, however wide; between tickets in a row the words keep theirs. */
function isJustified(row: readonly Piece[]): boolean {
  const spaces = row.reduce(
    (count, { text }) => count + (text.trim().match(/\s+/g)?.length ?? 0),
    0,
  )
  const gaps = row.slice(1).map((piece, index) => gapBetween(row[index] ?? piece, piece))
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  const tolerance = gaps.length > 2 ? 0.05 : 0.015
  return (
    gaps.length >= 2 &&
    spaces < gaps.length &&
    mean < 4 &&
    gaps.every((gap) => Math.abs(gap - mean) <= tolerance * mean)
  )
}

/** A mark that stands off its text is joined to it. */
function withBullets(runs: readonly Piece[][]): Segment[] {
  const segments: Segment[] = []
  let mark: Segment | undefined
  for (const run of runs) {
    const segment = segmentOf(run)
    if (mark && (segment.x - mark.right) / segment.size < bulletGap) {
      segments.push({ ...segment, x: mark.x, isBullet: true })
      mark = undefined
    } else if (isBulletMark(segment.text) || segment.text === 'o') mark = segment
    else segments.push(segment)
  }
  return segments
}

function segmentOf(run: readonly Piece[]): Segment {
  const text = joined(run)
  const bare = withoutBullet(text)
  const largest = run.reduce((a, b) => (b.size > a.size ? b : a))
  const bold = boldBeginning(run)
  return {
    text: bare ?? text,
    isBullet: bare !== undefined,
    x: run[0]?.x ?? 0,
    right: Math.max(...run.map((piece) => piece.right)),
    y: largest.y,
    ...prevailingLook(run),
    ...(bold.length > 0 && bare === undefined && { boldTo: joined(bold).length }),
  }
}

function joined(run: readonly Piece[]): string {
  const isSpaced = run.some((piece) => isLetterSpaced(piece.text))
  let text = ''
  run.forEach((piece, index) => {
    const last = run[index - 1]
    if (last && gapBetween(last, piece) > wordGap) text += ' '
    text += isSpaced ? closeUp(piece) : piece.text
  })
  return text
}

/** In a line that is set letter by letter, "O F" is a word too. */
function closeUp({ text, typed }: Piece): string {
  if (!isLetterSpaced(text) && !/^\S \S$/.test(text)) return text
  return typed ?? text.replaceAll(' ', '')
}
