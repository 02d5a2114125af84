import type { Cell, Line } from '../resume-text.ts'

/** A line before it has its place in the whole text. */
export interface DraftLine extends Omit<Line, 'start' | 'text' | 'cells'> {
  readonly cells: readonly DraftCell[]
}

export type DraftCell = Omit<Cell, 'start'>

export interface DraftLink {
  readonly url: string
  readonly text: string
  /** The line in which it is shown. */
  readonly line?: DraftLine
}

/** How most letters of a line look. */
export interface Look {
  readonly size: number
  readonly isBold: boolean
  readonly isItalic: boolean
}

/** The look that the greater part of the letters has. */
export function prevailingLook(runs: readonly (Look & { text: string })[]): Look {
  const lettersBySize = new Map<number, number>()
  let letters = 0
  let bold = 0
  let italic = 0
  for (const run of runs) {
    const weight = run.text.replaceAll(/\s/g, '').length
    letters += weight
    if (run.isBold) bold += weight
    if (run.isItalic) italic += weight
    const size = Math.round(run.size * 10) / 10
    lettersBySize.set(size, (lettersBySize.get(size) ?? 0) + weight)
  }
  const [size = 0] = [...lettersBySize].toSorted((a, b) => b[1] - a[1])[0] ?? []
  return { size, isBold: bold * 2 > letters, isItalic: italic * 2 > letters }
}

/** The runs in heavy letters that stand before plain ones only; none where heavy ones come again. */
export function boldBeginning<Run extends { isBold: boolean; text: string }>(
  runs: readonly Run[],
): readonly Run[] {
  const isPlain = ({ isBold, text }: Run) => !isBold && text.trim() !== ''
  const end = runs.findIndex(isPlain)
  const goesOnPlain = runs.slice(end).every(({ isBold, text }) => !isBold || text.trim() === '')
  return end > 0 && goesOnPlain ? runs.slice(0, end) : []
}
