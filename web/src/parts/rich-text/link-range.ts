import type { Piece } from './rich-text.ts'

export interface LinkRange {
  readonly index: number
  readonly length: number
  readonly link: string
}

/** The whole link that the cursor stands in, however many pieces its words are made of. */
export function linkAround(ops: readonly Piece[], cursor: number): LinkRange | undefined {
  return rangesOf(ops).find(({ index, length }) => index <= cursor && cursor <= index + length)
}

function rangesOf(ops: readonly Piece[]): LinkRange[] {
  const ranges: LinkRange[] = []
  let index = 0
  for (const { insert, attributes } of ops) {
    const last = ranges.at(-1)
    const link = attributes?.link
    if (last && last.link === link && last.index + last.length === index) {
      ranges[ranges.length - 1] = { ...last, length: last.length + insert.length }
    } else if (link !== undefined) {
      ranges.push({ index, length: insert.length, link })
    }
    index += insert.length
  }
  return ranges
}
