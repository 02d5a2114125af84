import { baselines } from './baselines.ts'
import type { Segment } from './segments.ts'

export interface Page {
  readonly height: number
  readonly segments: readonly Segment[]
}

export interface RunningLine {
  readonly page: number
  readonly row: readonly Segment[]
  readonly region: 'head' | 'foot'
}

export interface WithoutRunning {
  readonly pages: readonly (readonly Segment[])[]
  /** Each once, from the page where it stands first. */
  readonly running: readonly RunningLine[]
}

const margin = 0.12
const rowsAtEdge = 4
const pageNumber =
  /^(?:page|seite|p\.)?\s*[-–|]?\s*\d{1,3}\s*(?:(?:of|\/|von|\|)\s*\d{1,3})?\s*[-–|]?$/i

/** Takes out what repeats at the top or foot of pages, but for its numbers. */
export function withoutRunningLines(pages: readonly Page[]): WithoutRunning {
  const found = pages.flatMap((page, index) => edgeRows(page, index + 1))
  const repeated = found.filter(
    (line) => isPageNumber(line) || timesSeen(line, found) >= needed(pages),
  )

  const firsts = new Map(repeated.toReversed().map((line) => [line.region + patternOf(line), line]))
  const ofTables = new Set(pages.flatMap((page, at) => headsOfTable(page, at + 1, repeated)))
  const running = [...firsts.values()].filter((line) => !ofTables.has(line)).toReversed()
  // Once, where its table begins, the head of a table stays what it is.
  const kept = [...firsts.values()].filter((line) => ofTables.has(line)).flatMap(({ row }) => row)
  const taken = new Set(repeated.flatMap(({ row }) => row).filter((one) => !kept.includes(one)))
  return {
    pages: pages.map(({ segments }) => segments.filter((segment) => !taken.has(segment))),
    running,
  }
}

/** What repeats right above a row whose cells begin where its own do: a table that goes on for pages. */
function headsOfTable(
  { segments }: Page,
  page: number,
  repeated: readonly RunningLine[],
): RunningLine[] {
  const own = repeated.filter((line) => line.region === 'head' && line.page === page)
  const repeating = new Set(own.flatMap(({ row }) => row))
  const head = own.findLast(({ row }) => row.length > 2)
  const rows = baselines(segments.filter((segment) => !repeating.has(segment)))
  const below = rows.find((row) => yOf(row) > yOf(head?.row ?? []))
  if (!head || !below || !areAligned(head.row, below)) return []
  // Its cells may be of two lines.
  return own.filter(({ row }) => Math.abs(yOf(row) - yOf(head.row)) < 2 * sizeOf(head.row))
}

function areAligned(head: readonly Segment[], row: readonly Segment[]): boolean {
  const aligned = head.filter((cell) => row.some(({ x }) => Math.abs(x - cell.x) < 2))
  return aligned.length > 2 && aligned.length * 4 >= head.length * 3
}

function edgeRows({ height, segments }: Page, page: number): RunningLine[] {
  const rows = baselines(segments)
  return [
    ...rows
      .slice(0, rowsAtEdge)
      .filter((row) => yOf(row) < margin * height)
      .map((row) => ({ page, row, region: 'head' as const })),
    ...rows
      .slice(-rowsAtEdge)
      .filter((row) => yOf(row) > (1 - margin) * height)
      .map((row) => ({ page, row, region: 'foot' as const })),
  ]
}

function timesSeen(line: RunningLine, found: readonly RunningLine[]): number {
  const pattern = patternOf(line)
  const y = yOf(line.row)
  const pages = found
    .filter((other) => other.region === line.region && Math.abs(yOf(other.row) - y) < 8)
    .filter((other) => patternOf(other) === pattern)
    .map((other) => other.page)
  return new Set(pages).size
}

/** On every second page at least; the first page often goes without. */
function needed(pages: readonly Page[]): number {
  return Math.max(2, Math.ceil(pages.length / 2))
}

function isPageNumber({ row, region }: RunningLine): boolean {
  return region === 'foot' && row.length === 1 && pageNumber.test(row[0]?.text ?? '')
}

function patternOf({ row }: RunningLine): string {
  return row
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
    .replaceAll(/\d+/g, '#')
    .replaceAll(/\s+/g, '')
}

function sizeOf(row: readonly Segment[]): number {
  return row[0]?.size ?? 0
}

function yOf(row: readonly Segment[]): number {
  return row[0]?.y ?? 0
}
