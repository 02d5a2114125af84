export interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The pieces of a text that a pattern finds, where they stand. */
export function piecesOf(text: string, pattern: RegExp): Piece[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}
