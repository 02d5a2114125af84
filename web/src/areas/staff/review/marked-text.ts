import type { ReadField, ReviewedField } from '@headframe/wire'

export interface Piece {
  readonly start: number
  readonly text: string
  /** What was read there. */
  readonly field?: ReviewedField
}

/** A text in pieces, with those apart in which something was read. Where two were read, the first counts. */
export function piecesOf(text: string, fields: readonly ReadField[]): Piece[] {
  const spans = fields
    .flatMap(({ field, spans: own }) => own.map((span) => ({ ...span, field })))
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, field } of spans) {
    if (start < at || end <= start) continue
    if (start > at) pieces.push({ start: at, text: text.slice(at, start) })
    pieces.push({ start, text: text.slice(start, end), field })
    at = end
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at) })
  return pieces
}
