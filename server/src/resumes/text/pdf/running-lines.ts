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

  const taken = new Set(repeated.flatMap(({ row }) => row))
  const firsts = new Map(repeated.toReversed().map((line) => [line.region + patternOf(line), line]))
  return {
    pages: pages.map(({ segments }) => segments.filter((segment) => !taken.has(segment))),
    running: [...firsts.values()].toReversed(),
  }
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

function yOf(row: readonly Segment[]): number {
  return row[0]?.y ?? 0
}
