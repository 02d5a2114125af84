import type { Delta, InlineLook, LineLook } from './delta.ts'

export interface Piece {
  readonly text: string
  readonly look: InlineLook
}

/** One line of rich text: what it is, and its pieces. */
export interface Line {
  readonly look: LineLook
  readonly pieces: readonly Piece[]
}

/** A delta line by line. Lines without any words are gaps, which the page makes by itself. */
export function linesOf({ ops }: Delta): Line[] {
  const lines: Line[] = []
  let pieces: Piece[] = []

  for (const { insert, attributes = {} } of ops) {
    const [first = '', ...others] = insert.split('\n')
    if (first) pieces.push({ text: first, look: attributes })
    for (const text of others) {
      lines.push({ look: attributes, pieces })
      pieces = text ? [{ text, look: attributes }] : []
    }
  }
  if (pieces.length > 0) lines.push({ look: {}, pieces })
  return lines.filter((line) => line.pieces.some(({ text }) => text.trim() !== ''))
}
