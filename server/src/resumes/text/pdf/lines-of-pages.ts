import type { DraftLine } from '../draft-line.ts'
import { prevailingLook } from '../draft-line.ts'
import { inReadingOrder } from './flows.ts'
import type { PlacedRow } from './flows.ts'
import { layOutFirst, layOutPage } from './page-layout.ts'
import { withoutRunningLines } from './running-lines.ts'
import type { Page, RunningLine } from './running-lines.ts'

/** The lines of pages in their reading order, with what repeats on them taken out. */
export function linesOf(pages: readonly Page[]): DraftLine[] {
  const { pages: bodies, running } = withoutRunningLines(pages)
  const [first = [], ...others] = bodies
  const body = inReadingOrder([layOutFirst(first), ...others.map(layOutPage)])
  const runningLines = (region: RunningLine['region']) =>
    running
      .filter((line) => line.region === region)
      .map(({ page, row }) => lineOf({ page, row, column: 0, isInTable: false }, region))
  return [
    ...runningLines('head'),
    ...body.map((placed) => lineOf(placed, 'body')),
    ...runningLines('foot'),
  ]
}

function lineOf(
  { page, row, column, isInTable }: PlacedRow,
  region: DraftLine['region'],
): DraftLine {
  return {
    cells: row.map(({ text, x, right, size, isBold, boldTo }) => {
      const cell = { text, x, right, size, isBold }
      return boldTo === undefined ? cell : { ...cell, boldTo }
    }),
    page,
    column,
    region,
    isInTable,
    x: row[0]?.x ?? 0,
    y: row[0]?.y ?? 0,
    right: row.at(-1)?.right ?? 0,
    ...prevailingLook(row),
    isMarkedHeading: false,
    isBullet: row[0]?.isBullet ?? false,
  }
}
